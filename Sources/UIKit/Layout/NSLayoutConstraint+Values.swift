import UIKitHosting

extension NSLayoutConstraint {
  public enum Axis: Int, Sendable {
    case horizontal = 0
    case vertical = 1

    var _value: AxisValue {
      self == .horizontal ? .horizontal : .vertical
    }
  }

  package enum Attribute: String, Sendable {
    case left, right, top, bottom, leading, trailing
    case width, height
    case centerX, centerY
    case firstBaseline, lastBaseline
  }

  package enum Relation: String, Sendable {
    case lessThanOrEqual = "<="
    case equal = "=="
    case greaterThanOrEqual = ">="
  }
}
