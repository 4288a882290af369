import ArgumentParser
import BrowserHost
import Foundation
import Logging
import ServiceLifecycle
import UIKit
import UIKitHosting
import UnixSignals

/// Serves an app of plain UIKit screens with every control to the browser tests.
@main
struct ControlsHost: ParsableCommand {
  @Option(help: "The port to listen on; 0 selects a free port.")
  var port = 0

  @Option(help: "The folder for the data of all devices.")
  var data = "data"

  @Option(help: "Write pictures of screens into this folder, and exit.")
  var pictures: String?

  @Option(help: "The number of pixels per point in pictures.")
  var scale = 1.0

  @Argument(help: "The screens to draw, such as Rows, or screens/Chat for a screen of another app.")
  var screens: [String] = []

  func run() throws {
    if let pictures {
      return try MainActor.assumeIsolated { try writePictures(to: pictures) }
    }
    let logger = Logger(label: "controls")
    let group = try MainActor.assumeIsolated { try makeServices(logger: logger) }
    Task {
      do {
        try await group.run()
        ControlsHost.exit()
      } catch {
        ControlsHost.exit(withError: error)
      }
    }
    while true { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
  }

  @MainActor
  private func makeServices(logger: Logger) throws -> ServiceGroup {
    let folder = URL(filePath: data, directoryHint: .isDirectory)
    let application = app(ControlsSceneDelegate.self)
    var configuration = BrowserHostConfiguration(port: port, dataFolder: folder)
    configuration.exposesFrames = true
    let server = try BrowserHost(
      configuration: configuration,
      apps: [
        entry("controls", application),
        entry("tabs", app(TabsSceneDelegate.self)),
        entry("bank", app(BankSceneDelegate.self)),
        entry("player", app(PlayerSceneDelegate.self)),
        entry("dressed", _HostedUIApplication(delegateClass: StyledAppDelegate.self)),
        entry("split", app(SplitSceneDelegate.self)),
        entry("sidebar", app(SidebarSceneDelegate.self)),
        entry("screens", app(TutorialScreensSceneDelegate.self)),
        entry("everyday", app(EverydayScreensSceneDelegate.self)),
        entry(
          "journeys",
          _HostedUIApplication(delegateClass: ScenesAppDelegate<NibScreensSceneDelegate>.self)
        ),
        entry("late", LateApplication(application, delay: .milliseconds(200))),
      ],
      logger: logger,
      // The date is the same in every run, and no date on the screens is today.
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

  @MainActor
  private func writePictures(to path: String) throws {
    let folder = URL(filePath: path, directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let writer = PictureWriter(folder: folder, scale: scale)
    for screen in screens {
      try writer.write(
        ScenesAppDelegate<ControlsSceneDelegate>.self,
        path: screen.isEmpty ? nil : "/" + screen,
        named: screen
      )
    }
  }

  @MainActor
  private func app<Scene: ScreenSceneDelegate>(_: Scene.Type) -> _HostedUIApplication {
    _HostedUIApplication(delegateClass: ScenesAppDelegate<Scene>.self)
  }

  private func entry(
    _ path: String,
    _ application: any HostedApplication & Sendable
  ) -> HostedAppEntry {
    HostedAppEntry(
      path: path,
      names: ["en": path, "zh-Hans": path, "ar": path],
      icon: "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 1 1\"/>",
      application: application
    )
  }
}
