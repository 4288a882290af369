import Foundation
import Testing

@testable import ZhihuDailyModel

/// A device that is used in two languages.
struct NewsDeviceTests {
  private let folder = TemporaryFolder()

  private func device() -> NewsDevice {
    NewsDevice(
      folder: folder.url,
      transport: ScriptedTransport(.failure(.offline)),
      now: { .noon }
    )
  }

  private func paper(_ title: String) -> FakePaper {
    let row = StorySummary(id: 7, title: title)
    let paper = FakePaper(days: [Day(date: .april(21), stories: [row])])
    paper.change { $0.stories[7] = Story(id: 7, title: title, body: "<p>\(title)</p>") }
    return paper
  }

  @Test func eachLanguageHasCopiesOfItsOwn() async throws {
    let device = device()
    let english = device.repositories(in: "en", service: paper("Shadows"))
    let chinese = device.repositories(in: "zh-Hans", service: paper("影子"))
    _ = try await english.days.refresh(.empty)
    #expect(try await chinese.days.feed().value.days.isEmpty)
    _ = try await chinese.days.refresh(.empty)
    _ = try await english.stories.refresh(7)
    #expect(try await chinese.stories.story(7) == nil)
    #expect(try await english.days.feed().value.stories.map(\.title) == ["Shadows"])
    #expect(try await chinese.days.feed().value.stories.map(\.title) == ["影子"])
  }

  @Test func marksAndFavouritesAreTheSameInEveryLanguage() async throws {
    let device = device()
    let english = device.repositories(in: "en", service: paper("Shadows"))
    let chinese = device.repositories(in: "zh-Hans", service: paper("影子"))
    _ = try await english.days.refresh(.empty)
    try await english.stories.setFavourite(true, 7)
    try await english.stories.markRead(7)
    #expect(try await chinese.stories.read(among: [7]) == [7])
    #expect(try await chinese.favourites.favourites().map(\.story.title) == ["Shadows"])
    _ = try await chinese.days.refresh(.empty)
    #expect(try await chinese.favourites.favourites().map(\.story.title) == ["影子"])
  }

  @Test func clearingClearsEveryLanguageAlsoAfterARestart() async throws {
    let english = device().repositories(in: "en", service: paper("Shadows"))
    _ = try await english.days.refresh(.empty)
    await english.close()
    let chinese = device().repositories(in: "zh-Hans", service: paper("影子"))
    _ = try await chinese.days.refresh(.empty)
    #expect(await chinese.cache.size() > 0)
    try await chinese.cache.clear()
    let later = device().repositories(in: "en", service: paper("Shadows"))
    #expect(try await later.days.feed().value.days.isEmpty)
    #expect(try await chinese.days.feed().value.days.isEmpty)
  }
}
