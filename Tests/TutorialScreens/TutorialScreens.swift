import ArgumentParser
import BrowserHost
import Foundation
import Logging
import ServiceLifecycle
import UIKit
import UIKitHosting
import UnixSignals

/// Serves screens as tutorials write them.
@main
struct TutorialScreens: ParsableCommand {
  @Option(help: "The port to listen on; 0 takes a free one.")
  var port = 0

  @Option(help: "The folder that holds every device's data.")
  var data = "data"

  @Flag(help: "Lay out from right to left.")
  var rightToLeft = false

  func run() throws {
    let logger = Logger(label: "screens")
    let group = try MainActor.assumeIsolated { try makeServices(logger: logger) }
    Task {
      do {
        try await group.run()
        TutorialScreens.exit()
      } catch {
        TutorialScreens.exit(withError: error)
      }
    }
    while true { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
  }

  @MainActor
  private func makeServices(logger: Logger) throws -> ServiceGroup {
    let folder = URL(filePath: data, directoryHint: .isDirectory)
    var configuration = BrowserHostConfiguration(port: port, dataFolder: folder)
    configuration.exposesFrames = true
    configuration.forcesRightToLeft = rightToLeft
    let server = try BrowserHost(
      configuration: configuration,
      apps: [
        HostedAppEntry(
          path: "screens",
          names: ["en": "screens", "zh-Hans": "screens", "ar": "screens"],
          icon: "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 1 1\"/>",
          application: _HostedUIApplication(delegateClass: AppDelegate.self)
        )
      ],
      logger: logger,
      clock: SystemHostClock(startingAt: Date(timeIntervalSince1970: 1_776_772_800))
    )
    return ServiceGroup(
      configuration: ServiceGroupConfiguration(
        services: [.init(service: server)],
        gracefulShutdownSignals: [.sigterm, .sigint],
        logger: logger
      )
    )
  }
}
