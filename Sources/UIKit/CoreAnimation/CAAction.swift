public import Foundation

/// An object that responds to a change of a layer; animations do.
@preconcurrency @MainActor
public protocol CAAction: AnyObject {
  /// Performs the action.
  ///
  /// - Parameters:
  ///   - event: The key path of the changed property, or the name of another event.
  ///   - anObject: The layer.
  ///   - dict: Additional arguments.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// As a layer's action, `NSNull` disables the default action.
extension NSNull: CAAction {
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
  }
}
