import ContactsModel
import ContactsPresentation
import ContactsUI
import Foundation
import Rostrum
import RostrumTesting
import RostrumUIKit
import Testing
import UIKit
import UIKitTesting

/// After a screen was left in any way, neither its controller nor its presenter is alive.
@MainActor
struct ContactsLeakTests {
  enum DismissalMethod: CaseIterable {
    case button
    case swipe
    case browser
    case route
  }

  @Test(arguments: DismissalMethod.allCases)
  func leavingAContactReleasesIt(_ method: DismissalMethod) async throws {
    let stage = UIKitStage()
    let navigator = Navigator(stage: stage)
    let driver = SceneDriver(rootViewController: stage.viewController)
    try await checkLeaks { track in
      navigator.start(flow(onMakeContact: { track($0) }))
      try await driver.eventually(sees: "EvanYang", .cell)
      try driver.tap("EvanYang", .cell)
      try await driver.eventually("the contact is shown") { driver.display.address?.depth == 1 }
      switch method {
      case .button: try driver.goBack()
      case .swipe: try driver.swipeBack()
      case .browser: try driver.browserBack()
      case .route: navigator.open(ContactsRoute.list)
      }
      try await driver.eventually("the list is shown") { driver.display.address?.depth == 0 }
    }
    navigator.close()
  }

  enum FormWayOut: CaseIterable {
    case cancel, swipeDown, browser, route, discard, save, delete, disconnect
  }

  @Test(arguments: FormWayOut.allCases)
  func leavingTheFormReleasesIt(_ method: FormWayOut) async throws {
    let stage = UIKitStage()
    let navigator = Navigator(stage: stage)
    let driver = SceneDriver(rootViewController: stage.viewController)
    try await checkLeaks { track in
      navigator.start(flow(onMakeForm: { track($0) }))
      navigator.open(ContactsRoute.edit("1"))
      try await driver.eventually("the form is there") { !driver.find(nil, .textField).isEmpty }
      if [.discard, .save].contains(method) { try driver.type("!", into: "Name") }
      switch method {
      case .cancel: try driver.tap("Cancel")
      case .swipeDown: try driver.dismissSheet()
      case .browser: try driver.browserBack()
      case .route: navigator.open(ContactsRoute.list)
      case .save: try driver.tap("Done")
      case .discard:
        try driver.tap("Cancel")
        try await driver.eventually(sees: "Discard Changes")
        try driver.tap("Discard Changes")
      case .delete:
        try driver.tap("Delete Contact", .button)
        try await driver.eventually("the question is there") { !driver.find(nil, .alert).isEmpty }
        try driver.tap("Delete Contact", .button)
      case .disconnect:
        navigator.close()
        driver.scene.disconnect()
      }
      if method != .disconnect {
        try await driver.eventually("the form is gone") { driver.find(nil, .sheet).isEmpty }
      }
    }
    navigator.close()
  }

  @Test func theSceneReleasesItsScreens() async throws {
    try await checkLeaks { track in
      let stage = UIKitStage()
      let navigator = Navigator(stage: stage)
      let driver = SceneDriver(rootViewController: stage.viewController)
      navigator.start(track(flow(onMakeList: { track($0) }, onMakeContact: { track($0) })))
      try await driver.eventually(sees: "EvanYang", .cell)
      try driver.tap("EvanYang", .cell)
      navigator.close()
      driver.scene.disconnect()
    }
  }

  private func flow(
    onMakeList: @escaping @MainActor (AnyObject) -> Void = { _ in },
    onMakeContact: @escaping @MainActor (AnyObject) -> Void = { _ in },
    onMakeForm: @escaping @MainActor (AnyObject) -> Void = { _ in }
  ) -> ContactsCoordinator {
    let evan = Contact(id: "1", name: "EvanYang", sortKey: "evanyang")
    let service = HTTPContactService(
      directory: URL(filePath: "/directory"),
      format: .json,
      transport: StubTransport(.failure(.offline))
    )
    return ContactsCoordinator(
      screens: WatchedScreens(
        onMakeList: onMakeList,
        onMakeContact: onMakeContact,
        onMakeForm: onMakeForm
      ),
      repository: ContactBook(service: service, store: InMemoryContactStore([evan])),
      environment: AppEnvironment(
        documents: URL(filePath: "/documents"),
        languages: ["en"],
        locale: Locale(identifier: "en"),
        timeZone: .gmt
      )
    )
  }
}

/// A factory of the real screens that reports each controller and presenter.
private struct WatchedScreens: ContactsScreens {
  let onMakeList: @MainActor (AnyObject) -> Void
  let onMakeContact: @MainActor (AnyObject) -> Void
  let onMakeForm: @MainActor (AnyObject) -> Void

  func list(_ presenter: ContactListPresenter) -> any Screen {
    let screen = ContactsScreensFactory().list(presenter)
    onMakeList(presenter)
    onMakeList(screen)
    return screen
  }

  func contact(_ presenter: ContactDetailPresenter) -> any Screen {
    let screen = ContactsScreensFactory().contact(presenter)
    onMakeContact(presenter)
    onMakeContact(screen)
    return screen
  }

  func nothingChosen(_ placeholder: PlaceholderViewData) -> any Screen {
    ContactsScreensFactory().nothingChosen(placeholder)
  }

  func form(_ presenter: ContactFormPresenter) -> any Screen {
    let screen = ContactsScreensFactory().form(presenter)
    onMakeForm(presenter)
    onMakeForm(screen)
    return screen
  }
}
