import AppTesting
import Foundation
import Rostrum
import RostrumTesting
import Testing

@testable import ZhihuDailyModel
@testable import ZhihuDailyPresentation

/// The header of a story before its text has loaded, and the picture viewer.
@MainActor
struct StoryPicturesTests {
  private let navigation = StoryNavigationSpy()
  private let view = StorySpy()

  private func presenter(_ stories: FakeStoryRepository, site: URL? = nil) -> StoryPresenter {
    let presenter = StoryPresenter(
      id: 7,
      order: .days,
      app: .fake(stories: stories, site: site),
      navigation: navigation
    )
    presenter.attach(view)
    return presenter
  }

  private func illustrated() -> Story {
    var story = Story.sample(7, body: "<img src=\"/1.png\" alt=\"A cat\"><img src=\"/2.png\">")
    story.figures = [
      URL(string: "https://paper.example/1.png").map { .init(url: $0, text: "A cat") },
      URL(string: "https://paper.example/2.png").map { .init(url: $0) },
    ]
    return story
  }

  private func link(_ text: String) throws -> URL { try #require(URL(string: text)) }

  // MARK: - Opening

  @Test func titleColourAndThumbnailAreThereBeforeTheText() async {
    let stories = FakeStoryRepository([.sample(7)])
    stories.order[0].image = URL(string: "https://paper.example/small/7.jpg")
    stories.order[0].hue = ImageHue(red: 0, green: 51, blue: 255)
    stories.knowsSummaries = true
    stories.isHeld = true
    let presenter = presenter(stories)
    await until { view.opening != nil }
    #expect(view.opening?.title == "Story 7")
    #expect(view.opening?.picture?.lastPathComponent == "7.jpg")
    #expect(view.opening?.hue == HueViewData(red: 0, green: 0.2, blue: 1))
    #expect(view.state?.title == "Story 7")
    #expect(view.state?.toolbar.share.isEnabled == false)
    stories.release()
    await until { view.story != nil }
    _ = presenter
  }

  @Test func aFailureTakesThePlaceOfTheOpening() async {
    let stories = FakeStoryRepository([.sample(7)])
    stories.knowsSummaries = true
    stories.refreshError = .service(.offline)
    let presenter = presenter(stories)
    await until { view.placeholder?.title == "You’re Offline" }
    _ = presenter
  }

  // MARK: - Pictures

  @Test(
    arguments: [
      ("picture:0", "picture https://paper.example/1.png A cat https://example.org/a/stories/7"),
      ("picture:1", "picture https://paper.example/2.png Story 7 https://example.org/a/stories/7"),
    ]
  )
  func aPictureOfTheTextIsShownAlone(address: String, call: String) async throws {
    let site = URL(string: "https://example.org/a")
    let presenter = presenter(FakeStoryRepository([illustrated()]), site: site)
    await until { view.story != nil }
    presenter.linkTapped(try link(address))
    #expect(navigation.calls == [call])
    #expect(view.commands.isEmpty)
  }

  @Test(arguments: ["picture:2", "picture:-1", "picture:x"])
  func aPictureThatIsNotThereIsNotShown(_ address: String) async throws {
    let presenter = presenter(FakeStoryRepository([illustrated()]))
    await until { view.story != nil }
    presenter.linkTapped(try link(address))
    #expect(navigation.calls.isEmpty)
  }

  @Test func thePictureOnTopIsShownAloneWithItsCredit() async {
    let presenter = presenter(FakeStoryRepository([.sample(7)]))
    await until { view.story != nil }
    presenter.pictureTapped()
    #expect(
      navigation.calls == [
        "picture https://paper.example/large/7.jpg Image: Ana https://paper.example/story/7"
      ]
    )
  }

  @Test func picturesOfThePageAreLinksWithNames() async {
    let presenter = presenter(FakeStoryRepository([illustrated()]))
    await until { view.story != nil }
    let page = view.story?.page ?? ""
    #expect(
      page.contains("<a class=\"picture\" href=\"picture:0\" aria-label=\"View Image: A cat\"><img")
    )
    #expect(page.contains("<a class=\"picture\" href=\"picture:1\" aria-label=\"View Image\"><img"))
    _ = presenter
  }
}

/// The full-screen picture.
@MainActor
struct PicturePresenterTests {
  private let navigation = PictureNavigationSpy()
  private let view = PictureSpy()

  private func presenter(
    _ pictures: any PictureProviding,
    language: String = "en",
    isShared: Bool = true
  ) throws -> PicturePresenter {
    let url = try #require(URL(string: "https://paper.example/1.png"))
    let picture = PictureToShow(
      url: url,
      text: "A cat",
      share: isShared ? .init(title: "Story 7", address: url) : nil
    )
    let presenter = PicturePresenter(
      picture,
      app: .fake(pictures: pictures, language: language),
      navigation: navigation
    )
    presenter.attach(view)
    return presenter
  }

  @Test(arguments: [("en", "Close", "Zoom In"), ("zh-Hans", "关闭", "放大")])
  func showsThePictureWithItsName(language: String, close: String, zoomIn: String) async throws {
    let presenter = try presenter(FixedPicture(data: Data([1])), language: language)
    await until { view.state?.content == .picture(Data([1])) }
    #expect(view.state?.labels.picture == "A cat")
    #expect(view.state?.labels.close == close && view.state?.labels.zoomIn == zoomIn)
    presenter.shareTapped()
    #expect(view.commands == ["share Story 7 https://paper.example/1.png"])
    presenter.closeTapped()
    #expect(navigation.calls == ["closed"])
  }

  @Test func aPictureThatDoesNotComeCanBeTriedAgain() async throws {
    let presenter = try presenter(FixedPicture(data: nil), isShared: false)
    await until {
      if case .placeholder? = view.state?.content { true } else { false }
    }
    #expect(view.state?.canShare == false)
    presenter.shareTapped()
    #expect(view.commands.isEmpty)
    presenter.retryTapped()
    #expect(view.state?.content == .loading("Loading…"))
  }
}

private struct FixedPicture: PictureProviding {
  let data: Data?

  func picture(at url: URL) async -> Data? { data }
}
