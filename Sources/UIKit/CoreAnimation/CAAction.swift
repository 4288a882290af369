public import Foundation

/// An object that responds to a change of a layer; animations do.
@preconcurrency @MainActor
public protocol CAAction: AnyObject {
  /// - Parameters:
  ///   - event: The key path of the property that changed, or what else happened.
  ///   - anObject: The layer.
  ///   - dict: More about it.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// Among a layer's actions, it stands for nothing to happen.
extension NSNull: CAAction {
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
  }
}
