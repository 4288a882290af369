import Foundation
import Testing

@testable import ZhihuEdition

struct EditionStoryTests {
  private let days = (20_700..<20_760).map { EditionDate(number: $0) }

  @Test func everyIDFindsItsStory() {
    for story in days.flatMap({ EditionStory.all(on: $0) }) {
      #expect(EditionStory(id: story.id)?.title == story.title)
    }
  }

  @Test func onlyStoriesAboutPhysicsHaveAFormula() {
    for story in days.flatMap({ EditionStory.all(on: $0) }) {
      let hasFormula = StoryBody.html(story, origin: "", reader: nil).contains("/zhihu/equation/")
      #expect(hasFormula == (story.column.id == EditionColumn.physics.id))
    }
  }

  @Test(arguments: [0, -1, 9_000_000, 9_207_789, 9_207_780, .max, .min])
  func otherIDsAreUnknown(_ id: Int) {
    #expect(EditionStory(id: id) == nil)
  }

  @Test func noTitleComesTwiceInSixtyDays() {
    let titles = days.flatMap { EditionStory.all(on: $0) }.map(\.title)
    #expect(Set(titles).count == titles.count)
  }

  @Test func theStoriesOfADayAreOfDifferentColumns() {
    for date in days {
      let names = EditionStory.all(on: date).map(\.column.name)
      #expect(Set(names).count == names.count)
    }
  }

  @Test func anyTenDaysHaveEveryOddityOnce() {
    for start in [0, 7, 23] {
      let oddities = days[start..<(start + 10)]
        .flatMap { EditionStory.all(on: $0) }.compactMap(\.oddity)
      #expect(oddities.count == EditionStory.Oddity.allCases.count)
      #expect(Set(oddities).count == oddities.count)
    }
  }

  @Test(arguments: [
    (EditionLanguage.chinese, "，</span><span"), (EditionLanguage.english, ", </span><span"),
  ])
  func theAuthorIsSeparatedAsTheLanguageDoes(
    _ language: EditionLanguage,
    _ separator: String
  ) throws {
    let story = try #require(days.first.flatMap { EditionStory.all(on: $0, in: language).first })
    #expect(StoryBody.html(story, origin: "", reader: nil).contains(story.author + separator))
  }

  @Test func noTextHasAnUnfilledPlaceholder() {
    for story in days.flatMap({ EditionStory.all(on: $0) }) {
      #expect(!story.title.contains("{}"))
      #expect(!StoryBody.html(story, origin: "", reader: "/reader").contains("{}"))
      let comments = EditionComments(story, .short).page(after: nil, at: .max)
      #expect(!comments.contains { $0.content.contains("{}") })
    }
  }

  @Test(arguments: [("20230421", 19_468), ("20240229", 19_782), ("19700101", 0)])
  func datesAreReadAsTheyAreWritten(_ text: String, _ number: Int) throws {
    let date = try #require(EditionDate(text))
    #expect(date.number == number)
    #expect(date.text == text)
  }

  @Test(arguments: ["20230229", "2023-4-1", "+2023042", "", "20231301"])
  func otherTextsAreNoDates(_ text: String) {
    #expect(EditionDate(text) == nil)
  }
}
