import CategoriesApp
import CategoriesModel
import UIKit

/// The app with a scripted server; all other parts are real.
final class TestAppDelegate: CategoriesAppDelegate {
  /// The server for the next app that starts, which resets this property.
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
