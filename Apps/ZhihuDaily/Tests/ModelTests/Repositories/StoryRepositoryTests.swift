import Foundation
import Testing
import ZhihuDailyModel

struct StoryRepositoryTests {
  private let paper = FakePaper()
  private let device: Device

  init() {
    device = Device(paper)
    paper.change { $0.stories = [1: .sample(1)] }
  }

  @Test func aStoryThatWasNeverFetchedIsNotAtHand() async throws {
    #expect(try await device.start().stories.story(1) == nil)
  }

  @Test func aFetchedStoryIsReadWithoutTheNetwork() async throws {
    let fetched = try await device.start().stories.refresh(1)
    #expect(fetched == Dated(.sample(1), .fresh))
    device.pass(60)
    #expect(try await device.start().stories.story(1) == Dated(.sample(1), .asOf(.noon)))
    #expect(paper.asked == [.story(1)])
  }

  @Test func aBodyStaysWhereANewOneIsMissing() async throws {
    let stories = device.start().stories
    _ = try await stories.refresh(1)
    var emptied = Story.sample(1, body: nil)
    emptied.title = "新题"
    paper.change { [emptied] in $0.stories[1] = emptied }
    let story = try await stories.refresh(1).value
    #expect(story.title == "新题")
    #expect(story.body == Story.sample(1).body)
    #expect(try await stories.story(1)?.value == story)
  }

  @Test(arguments: [
    (NewsServiceError.status(404), NewsError.notFound), (.status(410), .notFound),
    (.empty, .notFound), (.status(500), .service(.status(500))), (.offline, .service(.offline)),
  ])
  func aFailureLeavesTheCopy(_ failure: NewsServiceError, _ error: NewsError) async throws {
    let stories = device.start().stories
    _ = try await stories.refresh(1)
    paper.change { $0.failure = failure }
    await #expect(throws: error) { try await stories.refresh(1) }
    await #expect(throws: error) { try await stories.refreshStatus(of: 1) }
    #expect(try await stories.story(1)?.value == .sample(1))
  }

  @Test func theOldestOfTooManyCopiesGoes() async throws {
    paper.change { content in
      for id in 1...501 { content.stories[id] = .sample(id) }
    }
    let stories = device.start().stories
    for id in 1...501 {
      device.pass(1)
      _ = try await stories.refresh(id)
    }
    #expect(try await stories.story(1) == nil)
    #expect(try await stories.story(2) != nil)
    #expect(try await stories.story(501) != nil)
  }
}
