public import Foundation
import UIKitHosting

/// The direction in which the arrow of an edit menu points.
public enum UIEditMenuArrowDirection: Int, Sendable {
  /// Down where there is room for the menu above its target, else up.
  case automatic
  case up, down, left, right
}

/// The identifier and the position of an edit menu.
@preconcurrency @MainActor
open class UIEditMenuConfiguration: NSObject {
  open private(set) var identifier: AnyHashable
  /// The point of the interaction's view to which the menu refers.
  open private(set) var sourcePoint: CGPoint
  open var preferredArrowDirection: UIEditMenuArrowDirection = .automatic

  /// Creates a configuration.
  ///
  /// - Parameters:
  ///   - identifier: A value of the app; nil for a new one.
  ///   - sourcePoint: A point in the coordinates of the interaction's view.
  public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
    self.identifier = identifier ?? AnyHashable(UniqueName.next())
    self.sourcePoint = sourcePoint
    super.init()
  }
}

extension UIEditMenuArrowDirection {
  var _value: MenuTarget.Arrow {
    switch self {
    case .automatic: .automatic
    case .up: .up
    case .down: .down
    case .left: .left
    case .right: .right
    }
  }
}
