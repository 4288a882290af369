import Foundation
import Hummingbird
import ServerTesting
import Testing
import ZhihuDailyModel
import ZhihuEdition

/// Stories and comments, as the app's own service reads them.
struct ZhihuEditionStoriesTests {
  @Test func everyKindOfStoryIsThere() async throws {
    try await withEdition { client in
      let service = try HTTPNewsService(client)
      let rows = try await service.allDays().prefix(10).flatMap(\.stories)
      var stories: [Story] = []
      for row in rows { stories.append(try await service.story(row.id)) }
      #expect(stories.filter(\.isExternal).count == 1)
      #expect(stories.filter(\.isExternal).allSatisfy { $0.shareAddress != nil })
      #expect(rows.filter { $0.image == nil }.count == 2)
      #expect(stories.filter { !$0.isExternal && $0.picture == nil }.count == 2)
      #expect(rows.filter { $0.hue == nil }.count == 1)
      #expect(stories.filter { $0.shareAddress == nil }.count == 1)
      #expect(stories.allSatisfy { $0.section != nil })
      #expect(stories.contains { $0.picture != nil && $0.picture?.credit == nil })
      for mark in ["<figure>", "<ol>", "<ul>", "<blockquote>", "eeimg", "<sup>", "<strong>"] {
        #expect(stories.contains { $0.body?.contains(mark) == true }, "\(mark)")
      }
    }
  }

  @Test func textsAreLongAndVaried() async throws {
    try await withEdition { client in
      let service = try HTTPNewsService(client)
      let rows = try await service.allDays().prefix(12).flatMap(\.stories)
      var bodies: Set<String> = []
      for row in rows {
        guard let body = try await service.story(row.id).body else { continue }
        #expect((900...6_000).contains(body.count))
        bodies.insert(body)
      }
      // Some of these days have a story on another site: one or two in all.
      #expect((1...2).contains(rows.count - bodies.count))
    }
  }

  @Test func countsMatchTheListedComments() async throws {
    try await withEdition { client in
      let service = try HTTPNewsService(client)
      for row in try await service.allDays().prefix(7).flatMap(\.stories) {
        let counts = try await service.counts(of: row.id)
        let long = try await service.allComments(.long, of: row.id)
        let short = try await service.allComments(.short, of: row.id)
        #expect(counts.longComments == long.count)
        #expect(counts.shortComments == short.count)
        #expect(counts.comments == long.count + short.count)
        let ids = (long + short).map(\.id)
        #expect(Set(ids).count == ids.count)
        #expect(short.map(\.id) == short.map(\.id).sorted(by: >))
        let times = short.compactMap(\.postedAt)
        #expect(times == times.sorted(by: >))
      }
    }
  }

  /// The day begins at midnight in Shanghai, long before the hours of its stories.
  @Test(arguments: [-9, -8.5, -2, 0, 2.3, 14.9])
  func noCommentIsFromTheFuture(_ hours: Double) async throws {
    try await withEdition(daysLater: hours / 24) { client in
      let service = try HTTPNewsService(client)
      let now = Date.edition.addingTimeInterval(hours * 3_600)
      for story in try await service.latest().value.day.stories {
        for kind in [StoryComment.Kind.long, .short] {
          let times = try await service.allComments(kind, of: story.id).compactMap(\.postedAt)
          #expect(times.allSatisfy { $0 <= now })
          #expect(times == times.sorted(by: >) && Set(times).count == times.count)
        }
      }
    }
  }

  @Test func everyKindOfCommentIsThere() async throws {
    try await withEdition { client in
      let service = try HTTPNewsService(client)
      var comments: [StoryComment] = []
      for row in try await service.allDays().prefix(7).flatMap(\.stories) {
        comments += try await service.allComments(.short, of: row.id)
        comments += try await service.allComments(.long, of: row.id)
      }
      #expect(comments.contains { $0.avatar == nil })
      #expect(comments.contains { $0.likes == 0 })
      #expect(comments.contains { $0.text.contains("\n") })
      #expect(comments.contains { $0.kind == .long && $0.text.count > 80 })
      #expect(
        comments.contains { comment in
          if case .deleted(let note?) = comment.quote { !note.isEmpty } else { false }
        }
      )
      // A reply quotes an existing comment.
      let texts = Set(comments.map(\.text))
      for case .comment(let author, let text) in comments.compactMap(\.quote) {
        #expect(!author.isEmpty)
        #expect(texts.contains(text))
      }
    }
  }

  @Test func someListsHaveSeveralPagesOfTwenty() async throws {
    try await withEdition { client in
      let service = try HTTPNewsService(client)
      for day in try await service.allDays().prefix(3) {
        let first = try await service.comments(.short, of: day.stories[1].id, after: nil)
        #expect(first.comments.count == 20)
        #expect(first.next == first.comments.last?.id)
      }
    }
  }

  @Test func noTwoCommentsOnAStoryAreTheSame() async throws {
    try await withEdition { client in
      let service = try HTTPNewsService(client)
      for row in try await service.allDays().prefix(7).flatMap(\.stories) {
        for kind in [StoryComment.Kind.long, .short] {
          let texts = try await service.allComments(kind, of: row.id).map(\.text)
          #expect(Set(texts).count == texts.count)
        }
      }
    }
  }

  @Test(arguments: ["x", "-9223372036854775808", "0", "99999999999999999999"])
  func unknownCommentsHaveNoEarlierPage(_ last: String) async throws {
    try await withEdition { client in
      let uri = "/zhihu/api/4/story/9207782/short-comments/before/\(last)"
      try await client.execute(uri: uri, method: .get) { response in
        #expect(String(buffer: response.body) == #"{"comments":[]}"#)
      }
    }
  }

  @Test func aStoryOfADayThatHasGoneIsNotFound() async throws {
    let id = try await withEdition { client in
      try await HTTPNewsService(client).latest().value.day.stories[0].id
    }
    try await withEdition(daysLater: 59) { client in
      let story = try await HTTPNewsService(client).story(id)
      #expect(story.id == id)
    }
    try await withEdition(daysLater: 60) { client in
      await #expect(throws: NewsServiceError.status(404)) {
        try await HTTPNewsService(client).story(id)
      }
    }
  }
}
