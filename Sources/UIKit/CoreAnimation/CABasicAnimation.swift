import Foundation
import UIKitHosting

/// An animation from one value to another.
///
/// Values are numbers, points, sizes, rectangles, transforms, colours (`CGColor`), paths, and
/// arrays of numbers or colours. If only one of the three properties is set, the layer's own value
/// is the other end.
open class CABasicAnimation: CAPropertyAnimation {
  open var fromValue: Any?
  open var toValue: Any?
  /// The difference between start and end.
  open var byValue: Any?

  override func _take(_ other: CAAnimation) {
    super._take(other)
    guard let other = other as? CABasicAnimation else { return }
    fromValue = other.fromValue
    toValue = other.toValue
    byValue = other.byValue
  }

  override var _firstValue: AnimatedValue? { AnimatedValue(fromValue) ?? AnimatedValue(toValue) }

  override var _stops: [(place: Double, curve: Animation.Curve)]? {
    isCumulative && _activeDuration > duration ? nil : [(0, .linear), (1, .linear)]
  }

  override func _value(at place: Double, own: AnimatedValue) -> AnimatedValue? {
    let ends = _ends(own)
    return ends.from.mixed(with: ends.to, CGFloat(place))
  }

  final func _ends(_ own: AnimatedValue) -> (from: AnimatedValue, to: AnimatedValue) {
    let none = isAdditive ? own.minus(own) : own
    let (from, to, by) = (AnimatedValue(fromValue), AnimatedValue(toValue), AnimatedValue(byValue))
    switch (from, to, by) {
    case (let from?, let to?, _): return (from, to)
    case (let from?, nil, let by?): return (from, from.plus(by))
    case (nil, let to?, let by?): return (to.minus(by), to)
    case (let from?, nil, nil): return (from, none)
    case (nil, let to?, nil): return (none, to)
    case (nil, nil, let by?): return (none, none.plus(by))
    case (nil, nil, nil): return (none, none)
    }
  }
}
