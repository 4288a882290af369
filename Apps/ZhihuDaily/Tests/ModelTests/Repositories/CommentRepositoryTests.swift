import Foundation
import Testing
import ZhihuDailyModel

struct CommentRepositoryTests {
  private let paper = FakePaper()
  private let device: Device

  init() {
    device = Device(paper)
    paper.change { content in
      content.comments =
        (1...45).reversed().map { .sample($0, likes: $0) } + [.sample(100, .long, likes: 3)]
    }
  }

  @Test func aNewDeviceHasNoComments() async throws {
    let dated = try await device.start().comments.comments(.short, of: 1)
    #expect(dated == Dated(CommentList(story: 1, kind: .short), .never))
  }

  @Test func pagesComeUntilTheEnd() async throws {
    let comments = device.start().comments
    var list = try await comments.refresh(.short, of: 1).value
    #expect(list.comments.map(\.id) == Array((26...45).reversed()))
    while list.hasMore { list = try await comments.more(list).value }
    #expect(list.comments.map(\.id) == Array((1...45).reversed()))
    #expect(
      paper.asked == [nil, 26, 6].map { .comments(.short, after: $0) }
    )
    #expect(try await comments.more(list) == Dated(list, .fresh))
  }

  @Test func theKindsAreListsOfTheirOwn() async throws {
    let comments = device.start().comments
    let list = try await comments.refresh(.long, of: 1).value
    #expect(list.comments.map(\.id) == [100])
    #expect(!list.hasMore)
    #expect(try await comments.comments(.short, of: 1).freshness == .never)
  }

  @Test func fetchedCommentsAreAvailableOffline() async throws {
    let first = device.start().comments
    let list = try await first.more(first.refresh(.short, of: 1).value).value
    paper.change { $0.failure = .offline }
    let comments = device.start().comments
    #expect(try await comments.comments(.short, of: 1) == Dated(list, .asOf(.noon)))
    await #expect(throws: NewsError.service(.offline)) { try await comments.more(list) }
  }

  /// A server that begins each page with the last comment of the previous page.
  @Test func aCommentThatComesTwiceIsThereOnce() async throws {
    let comments = device.start().comments
    let list = try await comments.refresh(.short, of: 1).value
    let page = [StoryComment.sample(26), .sample(25)]
    paper.change { $0.pages[.comments(.short, after: 26)] = CommentPage(comments: page) }
    #expect(try await comments.more(list).value.comments.map(\.id).suffix(2) == [26, 25])
  }

  @Test func aPageWithNothingNewIsTheEnd() async throws {
    let comments = device.start().comments
    let list = try await comments.refresh(.short, of: 1).value
    let page = CommentPage(comments: list.comments, next: 26)
    paper.change { $0.pages[.comments(.short, after: 26)] = page }
    let same = try await comments.more(list).value
    #expect(same.comments == list.comments)
    #expect(!same.hasMore)
  }

  @Test func aLikeIsOneMoreAndStays() async throws {
    let comments = device.start().comments
    let list = try await comments.refresh(.long, of: 1).value
    let liked = try await comments.setLiked(true, list.comments[0])
    #expect(liked.isLiked)
    #expect(liked.likes == 4)
    #expect(try await comments.setLiked(true, liked) == liked)
    #expect(try await comments.refresh(.long, of: 1).value.comments == [liked])
    #expect(try await device.start().comments.comments(.long, of: 1).value.comments == [liked])
    let unliked = try await comments.setLiked(false, liked)
    #expect(unliked == list.comments[0])
    #expect(try await comments.refresh(.long, of: 1).value == list)
  }

  /// The stored copy excludes the user's like, which would otherwise count twice.
  @Test func aLikedListIsKeptWithThePapersCounts() async throws {
    let comments = device.start().comments
    var list = try await comments.refresh(.short, of: 1).value
    list.comments[0] = try await comments.setLiked(true, list.comments[0])
    let longer = try await comments.more(list).value
    #expect(longer.comments[0].likes == 46)
    #expect(try await comments.comments(.short, of: 1).value.comments[0].likes == 46)
  }
}
