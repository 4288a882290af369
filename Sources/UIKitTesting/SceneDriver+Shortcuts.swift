import UIKit

extension SceneDriver {
  /// Performs a quick action of the app's icon.
  ///
  /// - Parameter type: The identifier of the action.
  /// - Throws: `DriverError` when the app offers no such action, or cannot perform it.
  public func performShortcut(_ type: String) throws {
    guard let runtime = scene as? _SceneRuntime,
      let item = runtime.application.shortcutItems?.first(where: { $0.type == type })
    else { throw DriverError.notFound("a shortcut \"\(type)\"", screen: screen) }
    let isDone = runtime.performShortcut(item)
    settle()
    guard isDone else { throw DriverError.refused("the shortcut \"\(type)\"", screen: screen) }
  }
}
