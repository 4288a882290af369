import Hummingbird
import ServerTesting
import Testing
import UIKit
import UIKitTesting
import ZhihuDailyApp
import ZhihuDailyModel
import ZhihuEdition

/// The chosen appearance applies to the window immediately.
@MainActor
struct AppearanceTests {
  @Test func theChosenAppearanceIsTheWindowsAtOnce() async throws {
    let router = Router()
    ZhihuEdition(now: { .edition }, origin: "https://edition.example").addRoutes(to: router)
    try await Application(router: router).testRoutes { @MainActor @Sendable client in
      EditionAppDelegate.nextTransport = EditionTransport(client)
      let driver = SceneDriver(delegateClass: EditionAppDelegate.self, path: "/settings")
      try await driver.eventually(sees: "Dark")
      let window = (driver.scene as? _SceneRuntime)?.window
      #expect(window?.overrideUserInterfaceStyle == .unspecified)
      try driver.tap("Dark")
      try await driver.eventually("it is dark") { window?.overrideUserInterfaceStyle == .dark }
      try driver.tap("Light")
      try await driver.eventually("it is light") { window?.overrideUserInterfaceStyle == .light }
      try driver.tap("Automatic")
      try await driver.eventually("it is as the device") {
        window?.overrideUserInterfaceStyle == .unspecified
      }
    }
  }
}

/// The app on a transport that the test provides.
private final class EditionAppDelegate: ZhihuDailyAppDelegate {
  static var nextTransport: EditionTransport?
  private let transport: EditionTransport

  override init() {
    guard let transport = Self.nextTransport else {
      preconditionFailure("Set nextTransport before the app starts.")
    }
    self.transport = transport
    Self.nextTransport = nil
    super.init()
  }

  override var configuration: ZhihuDailyConfiguration {
    guard let address = URL(string: "https://edition.example/zhihu/api/4") else {
      preconditionFailure("The literal is an address.")
    }
    return ZhihuDailyConfiguration(address: address, transport: transport)
  }
}
