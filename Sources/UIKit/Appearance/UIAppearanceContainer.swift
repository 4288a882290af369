public import Foundation

/// A type whose instances contain others, for which an app can set another appearance.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIView: UIAppearanceContainer {}

/// An object in a hierarchy of appearance containers.
@MainActor
protocol _Contained: NSObject {
  /// The closest object that contains this one; nil for the outermost.
  var _appearanceContainer: NSObject? { get }
  /// The traits for which appearances are chosen.
  var _appearanceTraits: UITraitCollection { get }
}
