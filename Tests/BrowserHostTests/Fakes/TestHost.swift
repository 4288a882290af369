import CoreMetrics
import Foundation
import Hummingbird
import Logging
import RequestLimits
import UIKitHosting

@testable import BrowserHost

/// A host of a fake app in a temporary folder, with a manual clock.
@MainActor
final class TestHost {
  let fruit = FakeApplication()
  let clock = ManualHostClock()
  let folder: URL
  let registry: SceneRegistry
  let host: BrowserHost

  init(
    allowedHosts: Set<String> = ["localhost", "127.0.0.1", "[::1]"],
    metrics: any MetricsFactory = NOOPMetricsHandler.instance,
    log: LogSpy? = nil,
    otherApps: [String] = [],
    configure: (inout BrowserHostConfiguration) -> Void = { _ in }
  ) throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "browser-\(RandomName.make())")
    var configuration = BrowserHostConfiguration(
      port: 0,
      dataFolder: folder,
      allowedHosts: allowedHosts
    )
    configuration.firstPaintPatience = .zero
    // Requests must not time out on a slow machine.
    configuration.requestTimeout = .seconds(600)
    configure(&configuration)
    var logger = Logger(label: "test") { label -> any LogHandler in
      if let log { return log }
      return SwiftLogNoOpLogHandler(label)
    }
    logger.logLevel = .trace
    host = try BrowserHost(
      configuration: configuration,
      apps: [
        HostedAppEntry(
          path: "fruit",
          names: ["en": "Fruit", "zh-Hans": "水果", "fa": "میوه"],
          icon: "<svg/>",
          application: fruit
        )
      ]
        + otherApps.map { path in
          HostedAppEntry(
            path: path,
            names: ["en": path],
            icon: "<svg/>",
            application: FakeApplication()
          )
        },
      logger: logger,
      clock: clock,
      metrics: metrics,
      routes: { router in
        router.get("extra") { _, _ in "extra" }
        router.post("extra") { _, _ in "extra" }
      }
    )
    registry = host.registry
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  /// Confirms the device of a painted page.
  /// - Returns: The reason why the page may not go live; nil if it may.
  @discardableResult
  func admit(_ session: SceneSession) -> CloseReason? {
    registry.admit(session.device, from: ClientAddress(nil))
  }

  /// The devices that have a folder.
  var devices: [String] {
    let path = folder.appending(path: "devices").path
    return (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
  }
}
