import Foundation
import Synchronization

extension LocalizedStrings {
  /// The languages of the current scene's device in the order of preference; the process's outside of
  /// a scene.
  static var languages: [String] {
    let application = CurrentScene.runtime?.application ?? CurrentScene.launching
    return application?._languages.withLock { $0 } ?? Locale.preferredLanguages
  }
}
