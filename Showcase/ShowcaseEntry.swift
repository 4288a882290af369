import BrowserHost
import UIKit
import UIKitTesting

/// An app of the Home Screen, with everything that this program needs for it.
///
/// The file `<App>Entry.swift` declares it, and `ShowcaseApps` lists it. An entry with options of the
/// command line is also `ParsableArguments`.
protocol ShowcaseEntry: Sendable {
  /// The first component of the app's paths, and of the names of its pictures.
  var path: String { get }
  /// The app's names by language.
  var names: [String: String] { get }
  /// A square icon as SVG.
  var icon: String { get }
  @MainActor
  var delegateClass: any UIApplicationDelegate.Type { get }

  /// Passes the entry's options to the delegate's class, and creates the app's sample server.
  ///
  /// The default implementation returns nil.
  ///
  /// - Parameter environment: The environment of the server.
  /// - Returns: The sample server; nil for an app without one.
  /// - Throws: The error of a server that this program cannot run without.
  @MainActor
  func start(_ environment: SampleServerEnvironment) async throws -> SampleServer?

  /// Creates the data for pictures of the app's screens, in English.
  ///
  /// - Parameter driver: The app on a new device.
  /// - Returns: The screens to draw.
  /// - Throws: `DriverError` if a step is impossible.
  @MainActor
  func screens(_ driver: SceneDriver) async throws -> [PictureScreen]
}

extension ShowcaseEntry {
  @MainActor
  func start(_ environment: SampleServerEnvironment) async throws -> SampleServer? { nil }

  /// The app as the browser host shows it.
  @MainActor
  var hosted: HostedAppEntry {
    HostedAppEntry(
      path: path,
      names: names,
      icon: icon,
      application: _HostedUIApplication(delegateClass: delegateClass)
    )
  }
}
