import ContactsApp
import ContactsModel
import Foundation
import UIKit

/// The app over a stubbed network; everything else is the real thing.
final class TestAppDelegate: ContactsAppDelegate {
  /// What the next app that starts talks to; taken by it at once.
  static var nextTransport: StubTransport?

  private let transport: StubTransport

  override init() {
    guard let transport = Self.nextTransport else {
      preconditionFailure("Set nextTransport before the app starts.")
    }
    Self.nextTransport = nil
    self.transport = transport
    super.init()
  }

  override var configuration: ContactsConfiguration {
    ContactsConfiguration(directory: URL(filePath: "/directory"), transport: transport)
  }
}
