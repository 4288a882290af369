import CategoriesApp
import CategoriesModel
import UIKit

/// The app over a scripted server; everything else is the real thing.
final class TestAppDelegate: CategoriesAppDelegate {
  /// What the next app that starts talks to; taken by it at once.
  static var nextServer: ScriptedServer?

  private let server: ScriptedServer

  override init() {
    guard let server = Self.nextServer else {
      preconditionFailure("Set nextServer before the app starts.")
    }
    Self.nextServer = nil
    self.server = server
    super.init()
  }

  override var configuration: CategoriesConfiguration {
    CategoriesConfiguration(server: ScriptedServer.base, transport: server)
  }
}
