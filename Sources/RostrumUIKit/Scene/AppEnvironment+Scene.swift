public import Rostrum
public import UIKit

extension AppEnvironment {
  /// Creates the environment of the app in a scene.
  ///
  /// On Linux every scene belongs to a device, and the folder may not exist yet.
  @MainActor
  public init(_ scene: UIWindowScene) {
    #if os(Linux)
    self.init(
      documents: scene._container.appending(path: "Documents", directoryHint: .isDirectory),
      languages: scene._languages,
      locale: scene._locale,
      timeZone: scene._timeZone,
      now: scene._now
    )
    #else
    self = .ofThisDevice
    #endif
  }
}
