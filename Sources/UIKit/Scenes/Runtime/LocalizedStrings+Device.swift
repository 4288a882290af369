import Foundation
import UIKitHosting

extension LocalizedStrings {
  /// The languages of the current scene's device in the order of preference; the process's outside of
  /// a scene.
  static var languages: [String] {
    Thread.isMainThread
      ? MainActor.assumeIsolated { _SceneRuntime.current?.application._device.languages }
        ?? Locale.preferredLanguages
      : Locale.preferredLanguages
  }
}
