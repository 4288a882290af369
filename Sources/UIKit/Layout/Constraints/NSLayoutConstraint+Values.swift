import UIKitHosting

extension NSLayoutConstraint {
  public enum Axis: Int, Sendable {
    case horizontal = 0
    case vertical = 1

    var _value: AxisValue {
      self == .horizontal ? .horizontal : .vertical
    }
  }

  /// The part of a view or guide that a constraint relates.
  public enum Attribute: Int, Sendable {
    /// The second attribute of a constraint that compares the first with a constant.
    case notAnAttribute = 0
    case left, right, top, bottom, leading, trailing
    case width, height
    case centerX, centerY
    case lastBaseline, firstBaseline
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
    case centerXWithinMargins, centerYWithinMargins
  }

  public enum Relation: Int, Sendable {
    case lessThanOrEqual = -1
    case equal = 0
    case greaterThanOrEqual = 1

    /// The sign of the relation in an equation.
    var _sign: String {
      switch self {
      case .lessThanOrEqual: "<="
      case .equal: "=="
      case .greaterThanOrEqual: ">="
      }
    }
  }
}
