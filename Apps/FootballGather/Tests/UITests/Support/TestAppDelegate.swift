import FootballGatherApp
import FootballGatherModel
import FootballGatherTesting
import Foundation
import UIKit

/// The app over a line to a server in this process; everything else is the real thing.
final class TestAppDelegate: FootballGatherAppDelegate {
  /// What the next app that starts talks through; taken by it at once.
  static var nextTransport: TestTransport?

  private let transport: TestTransport

  override init() {
    guard let transport = Self.nextTransport else {
      preconditionFailure("Set nextTransport before the app starts.")
    }
    Self.nextTransport = nil
    self.transport = transport
    super.init()
  }

  override var configuration: FootballGatherConfiguration {
    var configuration = FootballGatherConfiguration(
      server: URL(filePath: "/api"),
      transport: transport
    )
    configuration.pauses = []
    return configuration
  }
}
