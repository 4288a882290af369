import ContactsApp
import ContactsModel
import Foundation
import UIKit

/// An app delegate with a stubbed transport; everything else is real.
final class TestAppDelegate: ContactsAppDelegate {
  /// The transport of the next app, which the app takes at launch.
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
