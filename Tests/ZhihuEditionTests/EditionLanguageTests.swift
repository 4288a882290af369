import Foundation
import Hummingbird
import ServerTesting
import Testing
import ZhihuDailyModel

@testable import ZhihuEdition

/// The sample newspaper in the user's language.
struct EditionLanguageTests {
  @Test(
    arguments: [
      (nil, .chinese), ("", .chinese), ("fr", .chinese), ("en", .english),
      ("en-US,en;q=0.9", .english),
      ("zh-Hans", .chinese), ("zh-CN,zh;q=0.9,en;q=0.8", .chinese), ("fr, en;q=0.5", .english),
      ("zh;q=0.2, en-GB;q=0.7", .english), ("en;q=0, zh;q=0.1", .chinese), ("*", .chinese),
      (";;q=,,en;q=x", .chinese),
    ] as [(String?, EditionLanguage)]
  )
  func theWantedLanguageIsChosen(field: String?, language: EditionLanguage) {
    #expect(EditionLanguage(acceptLanguage: field) == language)
  }

  @Test func bothLanguagesHaveTheSameStories() {
    let (chinese, english) = (EditionTexts.chinese, EditionTexts.english)
    #expect(chinese.columns.map(\.id) == english.columns.map(\.id))
    #expect(chinese.columns.map(\.subjects.count) == english.columns.map(\.subjects.count))
    #expect(chinese.angles.count == english.angles.count)
    #expect(chinese.people.authors.count == english.people.authors.count)
    #expect(chinese.people.readers.count == english.people.readers.count)
    #expect(chinese.remarks.short.count == english.remarks.short.count)
    #expect(chinese.formulaMeanings.count == Formula.all.count)
    #expect(english.formulaMeanings.count == Formula.all.count)
  }

  @Test func englishStoriesHaveNoChineseAndNoUnfilledPlaceholder() {
    for story in (20_700..<20_760).flatMap({
      EditionStory.all(on: EditionDate(number: $0), in: .english)
    }) {
      let comments = [EditionComments.Kind.long, .short].flatMap { kind in
        EditionComments(story, kind).page(after: nil, at: .max)
          .flatMap { [$0.author, $0.content, $0.replyTo?.errorMsg ?? ""] }
      }
      for text in [story.title, story.author, StoryBody.html(story, origin: "", reader: "/reader")]
        + comments
      {
        #expect(!text.contains("{}"), "\(text)")
        #expect(!text.hasHan, "\(text)")
      }
    }
  }

  @Test func noEnglishTitleComesTwiceInSixtyDays() {
    let titles = (20_700..<20_760)
      .flatMap { EditionStory.all(on: EditionDate(number: $0), in: .english) }.map(\.title)
    #expect(Set(titles).count == titles.count)
  }

  @Test(arguments: ["en", "zh-Hans"])
  func theAppsServiceReadsItsLanguage(_ language: String) async throws {
    try await withEdition { client in
      let service = try HTTPNewsService(client, language: language)
      let page = try await service.latest().value
      let row = try #require(page.day.stories.first)
      let story = try await service.story(row.id)
      let comments = try await service.allComments(.short, of: row.id)
      let texts =
        [
          row.title, row.hint, page.banner.first?.hint, story.title, story.body,
          story.section?.name,
        ]
        .compactMap(\.self) + comments.map(\.author)
      #expect(texts.count > 6)
      #expect(texts.allSatisfy { $0.hasHan == (language == "zh-Hans") })
    }
  }

  @Test(
    arguments: ["api/4/news/latest", "api/7/stories/latest", "api/4/news/1", "story/1"]
  )
  func answersVaryByLanguage(_ path: String) async throws {
    try await withEdition { client in
      try await client.execute(uri: "/zhihu/\(path)", method: .get) { response in
        #expect(response.headers[.vary] == "Accept-Language")
      }
    }
  }

  @Test func theWebPageOfAStoryNamesItsLanguage() async throws {
    try await withEdition { client in
      let row = try #require(try await HTTPNewsService(client).latest().value.day.stories.first)
      let fields: HTTPFields = [.acceptLanguage: "en"]
      try await client.execute(uri: "/zhihu/story/\(row.id)", method: .get, headers: fields) {
        let text = String(buffer: $0.body)
        #expect(text.contains("<html lang=\"en\">"))
        #expect(!text.hasHan)
      }
    }
  }
}

extension String {
  fileprivate var hasHan: Bool {
    unicodeScalars.contains { (0x4E00...0x9FFF).contains($0.value) }
  }
}
