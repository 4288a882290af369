import UIKitHosting

/// Insets from the edges of a rectangle towards its centre.
public struct UIEdgeInsets: Hashable, Sendable {
  public var top: CGFloat
  public var left: CGFloat
  public var bottom: CGFloat
  public var right: CGFloat

  public init() {
    self.init(top: 0, left: 0, bottom: 0, right: 0)
  }

  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  public static let zero = UIEdgeInsets()

  /// The insets for a left-to-right layout.
  var _value: EdgesValue {
    EdgesValue(
      top: Double(top),
      leading: Double(left),
      bottom: Double(bottom),
      trailing: Double(right)
    )
  }
}

extension UIEdgeInsets {
  var _negated: UIEdgeInsets {
    UIEdgeInsets(top: -top, left: -left, bottom: -bottom, right: -right)
  }
}

extension CGRect {
  /// Returns the rectangle with its edges moved inwards, or outwards for negative insets.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.left,
      y: minY + insets.top,
      width: width - insets.left - insets.right,
      height: height - insets.top - insets.bottom
    )
  }
}
