package import BrowserHost
import Foundation
import Logging
public import UIKit
package import UIKitHosting
import WebRequests

/// Runs an app that was written for iOS in this process, which is one device.
///
/// The generated `main.swift` of `rostrum run` calls it:
///
/// ```swift
/// AppProcess.run(AppDelegate.self)
/// ```
///
/// The defaults `AppleLanguages` and `AppleLocale`, which arguments of a scheme may set, determine the
/// language and region of all devices; without them, each browser does.
///
/// The environment says where: `PORT` is the port on 127.0.0.1, 8080 by default, and `DATA` the folder
/// for the device's files. The page is at `/app`. Info.plist and resources lie beside the program.
///
/// Behind a front, `SOCKET` is the path of a Unix socket to listen on instead, `PUBLIC_URL` the address
/// that browsers use, and `ALLOWED_HOSTS` further names of the front, with commas between them. The
/// front names the client in `X-Forwarded-For`. With `LAUNCH_SCREENS` the process writes pictures of the
/// launch screen to `DATA`, and ends.
@MainActor
public enum AppProcess {
  /// A function that gets the app instead of its being served, such as one that runs its tests.
  public static var takeOver: ((any UIApplicationDelegate.Type) -> Never)?

  /// Makes Foundation behave as on iOS, in processes that run no app too.
  public static func prepare() {
    StandardOutput.showLinesAtOnce()
    RefusedLogins.complete()
    Bundle._loadFrameworks()
  }

  /// Serves the app until the process is stopped.
  public static func run(_ delegateClass: any UIApplicationDelegate.Type) -> Never {
    prepare()
    if let takeOver { takeOver(delegateClass) }
    let environment = ProcessInfo.processInfo.environment
    let info = Bundle.main.infoDictionary ?? [:]
    if environment["LAUNCH_SCREENS"] != nil { paintLaunchScreen(info, environment) }
    let name = name
    serve {
      try host(for: _HostedUIApplication(delegateClass: delegateClass, isOnlyDevice: true)) {
        port in
        // `rostrum run` prints the address itself.
        guard port != 0, environment["ROSTRUM_DEVELOPMENT"] == nil else { return }
        print("\(name) is at http://127.0.0.1:\(port)/\(path)")
        fflush(nil)
      }
    }
  }

  /// Runs a host until the process is stopped, and the main run loop, so that `Timer` works as on iOS.
  ///
  /// - Parameter makeHost: Returns the host; its error ends the process.
  package static func serve(_ makeHost: () throws -> BrowserHost) -> Never {
    let host: BrowserHost
    do { host = try makeHost() } catch { fail(with: error) }
    Task {
      do {
        try await host.run()
        UserDefaults.standard.synchronize()
        exit(0)
      } catch {
        fail(with: error)
      }
    }
    while true {
      _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 1))
      // iOS writes defaults soon after a change. Foundation on Linux writes those of all suites when it
      // is asked to, posts no notification of changes, and does nothing without one.
      UserDefaults.standard.synchronize()
    }
  }

  /// The first component of the app's path.
  private nonisolated static let path = "app"

  private static var name: String {
    let info = Bundle.main.infoDictionary ?? [:]
    return (info["CFBundleDisplayName"] ?? info["CFBundleName"]) as? String
      ?? ProcessInfo.processInfo.processName
  }

  /// Returns a host of an app, which does not run yet.
  ///
  /// - Parameters:
  ///   - application: The app.
  ///   - port: The port on 127.0.0.1, 0 for any; nil for that of the environment.
  ///   - onServerRunning: Gets the port, on any thread.
  ///   - configure: Changes the host's configuration.
  /// - Returns: The host.
  /// - Throws: An error of the host's configuration.
  package static func host(
    for application: any HostedApplication & Sendable,
    port: Int? = nil,
    onServerRunning: @escaping @Sendable (Int) -> Void = { _ in },
    configure: (inout BrowserHostConfiguration) -> Void = { _ in }
  ) throws -> BrowserHost {
    var app = HostedAppEntry(
      path: path,
      names: names(name),
      icon: AppIcon.svg(for: name, showing: AppIconSet.png(of: .main, pixels: 96)),
      application: application
    )
    app.languages = UserDefaults.standard.stringArray(forKey: "AppleLanguages")
    app.region = UserDefaults.standard.string(forKey: "AppleLocale").flatMap {
      Locale(identifier: $0).region?.identifier
    }
    var configuration = BrowserHostConfiguration(
      processEnvironment: ProcessInfo.processInfo.environment
    )
    if let port { configuration.port = port }
    configure(&configuration)
    return try BrowserHost(
      configuration: configuration,
      apps: [app],
      logger: logger,
      onServerRunning: onServerRunning
    )
  }

  /// Omits what the server logs of its start and its upkeep, beside what the app prints.
  private static var logger: Logger {
    var logger = Logger(label: "browser-host")
    logger.logLevel = .warning
    return logger
  }

  private static func paintLaunchScreen(
    _ info: [String: Any],
    _ environment: [String: String]
  ) -> Never {
    do {
      try LaunchScreen.write(to: URL(filePath: environment["DATA"] ?? "data"), info: info)
      exit(0)
    } catch {
      fail(with: error)
    }
  }

  private static func fail(with error: any Error) -> Never {
    FileHandle.standardError.write(Data("error: \(error)\n".utf8))
    exit(1)
  }

  /// The names by the localizations of the bundle, so that pages are in one of the app's languages.
  private static func names(_ name: String) -> [String: String] {
    let languages = Set(Bundle.main.localizations).subtracting(["Base"]).union(["en"])
    return Dictionary(uniqueKeysWithValues: languages.map { ($0, name) })
  }
}
