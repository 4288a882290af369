import FootballGatherApp
import FootballGatherModel
import FootballGatherTesting
import Foundation
import UIKit

/// An app delegate with a connection to a server in this process; everything else is real.
final class TestAppDelegate: FootballGatherAppDelegate {
  /// The transport of the next app, which the app takes at launch.
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
