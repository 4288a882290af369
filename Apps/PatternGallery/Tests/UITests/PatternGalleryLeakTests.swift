import Foundation
import PatternGalleryModel
import PatternGalleryPatterns
import PatternGalleryPresentation
import PatternGalleryUI
import Rostrum
import RostrumTesting
import RostrumUIKit
import Testing
import UIKit
import UIKitTesting

/// After every kind of dismissal, no part of a screen or of its card is alive.
@MainActor
struct PatternGalleryLeakTests {
  enum DismissalMethod: CaseIterable {
    case button, swipe, browser, route, disconnect
  }

  private let store = CardStore(card: AppCard(id: "1", name: "Weather", symbol: nil))

  @Test(arguments: Pattern.allCases, DismissalMethod.allCases)
  func leavingAPatternReleasesIt(_ pattern: Pattern, _ method: DismissalMethod)
    async throws
  {
    let stage = UIKitStage()
    let navigator = Navigator(stage: stage)
    let driver = SceneDriver(rootViewController: stage.viewController)
    try await checkLeaks { track in
      navigator.start(flow { track($0) })
      navigator.open(PatternGalleryRoute.pattern(pattern))
      try await driver.eventually(sees: "Weather", .button)
      try driver.tap("Weather", .button)
      #expect(store.observerCount == 1)
      try await leave(by: method, navigator, driver)
    }
    #expect(store.observerCount == 0)
    navigator.close()
  }

  @Test(arguments: Pattern.allCases, [DismissalMethod.route, .disconnect])
  func leavingDuringThePromptReleasesThePattern(
    _ pattern: Pattern,
    _ method: DismissalMethod
  ) async throws {
    let stage = UIKitStage()
    let navigator = Navigator(stage: stage)
    let driver = SceneDriver(rootViewController: stage.viewController)
    try await checkLeaks { track in
      navigator.start(flow { track($0) })
      navigator.open(PatternGalleryRoute.pattern(pattern))
      try await driver.eventually(sees: "Rename", .button)
      try driver.tap("Rename", .button)
      try await driver.eventually(sees: "Name", .textField)
      try await leave(by: method, navigator, driver)
      if method == .route {
        try await driver.eventually(sees: "Compare All", .cell)
        #expect(driver.find("Name", .textField).isEmpty)
      }
    }
    #expect(store.observerCount == 0)
    navigator.close()
  }

  private func leave(
    by method: DismissalMethod,
    _ navigator: Navigator,
    _ driver: SceneDriver
  ) async throws {
    switch method {
    case .button: try driver.goBack()
    case .swipe: try driver.swipeBack()
    case .browser: try driver.browserBack()
    case .route: navigator.open(PatternGalleryRoute.list)
    case .disconnect:
      navigator.close()
      driver.scene.disconnect()
      return
    }
    try await driver.eventually("the list is shown") { driver.display.address?.depth == 0 }
  }

  private func flow(
    onMake: @escaping @MainActor (AnyObject) -> Void
  ) -> PatternGalleryCoordinator {
    PatternGalleryCoordinator(
      screens: WatchedScreens(onMake: onMake),
      cards: WatchedCards(onMake: onMake),
      store: store,
      environment: AppEnvironment(
        documents: URL(filePath: "/documents"),
        languages: ["en"],
        locale: Locale(identifier: "en"),
        timeZone: .gmt
      )
    )
  }
}

/// A factory of the real screens that reports each dismissible one.
private struct WatchedScreens: PatternGalleryScreens {
  let onMake: @MainActor (AnyObject) -> Void
  private let factory = PatternGalleryScreensFactory()

  init(onMake: @escaping @MainActor (AnyObject) -> Void) {
    self.onMake = onMake
  }

  func list(_ presenter: PatternListPresenter) -> any Screen {
    factory.list(presenter)
  }

  func pattern(_ presenter: PatternDetailPresenter, card: any Screen) -> any Screen {
    let screen = factory.pattern(presenter, card: card)
    onMake(presenter)
    onMake(screen)
    return screen
  }

  func nothingChosen(_ placeholder: PlaceholderViewData) -> any Screen {
    factory.nothingChosen(placeholder)
  }

  func comparison(_ presenter: ComparisonPresenter) -> any Screen {
    factory.comparison(presenter)
  }
}

private struct WatchedCards: CardMaking {
  let onMake: @MainActor (AnyObject) -> Void

  func card(
    _ pattern: Pattern,
    store: CardStore,
    trace: CardTrace,
    texts: CardTexts
  ) -> any Screen {
    let card = pattern.make(store: store, trace: trace, texts: texts)
    onMake(card)
    onMake(trace)
    return card
  }
}
