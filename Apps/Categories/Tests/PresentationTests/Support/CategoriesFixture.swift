import AppTesting
import CategoriesModel
import Foundation
import Rostrum
import RostrumTesting
import Testing

@testable import CategoriesPresentation

/// The presenters' dependencies, with a scripted server.
@MainActor
struct CategoriesFixture {
  let server = ScriptedServer()
  let store = ScriptedFollowStore()
  let clock = TestClock()
  let navigation = CategoriesNavigationSpy()
  let services: CategoriesServices

  init() {
    let service = HTTPCategoriesService(server: ScriptedServer.base, transport: server)
    services = CategoriesServices(
      repository: LiveCategoryRepository(service: service, store: store),
      avatars: AvatarLoader(transport: server)
    )
  }

  var environment: AppEnvironment {
    AppEnvironment(
      documents: URL(filePath: "/documents"),
      languages: ["en"],
      locale: Locale(identifier: "en"),
      timeZone: .gmt,
      clock: clock
    )
  }

  func list() -> CategoryListPresenter {
    CategoryListPresenter(
      repository: services.repository,
      texts: .english,
      clock: clock,
      navigation: navigation
    )
  }

  func users(_ category: Int = 35, texts: CategoriesTexts = .english) -> UserListPresenter {
    UserListPresenter(
      category: category,
      services: services,
      texts: texts,
      clock: clock,
      navigation: navigation
    )
  }

  /// Waits until the server has received a request.
  func asked(_ request: String, times: Int = 1) async -> Bool {
    await until { server.count(request) >= times }
  }

  /// Waits for a message, and advances the clock by its display time.
  func letMessagePass() async {
    await clock.waitForSleepers()
    clock.advance(by: CategoriesTexts.messageTime)
  }
}
