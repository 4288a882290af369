import Foundation

/// An animation of one property, by its key path.
open class CAPropertyAnimation: CAAnimation {
  /// The key path, for example `opacity`, `position.x`, `transform.rotation.z` or
  /// `bounds.size.width`.
  open var keyPath: String?

  /// A Boolean value that indicates whether values are added to the layer's own.
  open var isAdditive: Bool = false

  /// A Boolean value that indicates whether each cycle begins with the final value of the previous
  /// one.
  open var isCumulative: Bool = false

  /// The function that makes transforms of the values, such as a rotation of angles.
  open var valueFunction: CAValueFunction?

  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  override func _take(_ other: CAAnimation) {
    super._take(other)
    guard let other = other as? CAPropertyAnimation else { return }
    keyPath = other.keyPath
    isAdditive = other.isAdditive
    isCumulative = other.isCumulative
    valueFunction = other.valueFunction
  }

  override var _keyPaths: [String] { animatedPath.map { [$0] } ?? [] }

  /// The key path of the numbers, of which the value function makes values of ``keyPath``.
  private var animatedPath: String? {
    guard let keyPath, let valueFunction else { return keyPath }
    return "\(keyPath).\(valueFunction.component)"
  }

  override func _values(on layer: CALayer, at place: Double, round: Int) -> [(
    String, AnimatedValue
  )] {
    guard let keyPath = animatedPath, let own = layer._animatedValue(keyPath) ?? _firstValue,
      var value = _value(at: place, own: own)
    else { return [] }
    if isCumulative, round > 0, let last = _value(at: 1, own: own) {
      value = value.plus(last.times(round))
    }
    if isAdditive { value = own.plus(value) }
    return [(keyPath, value)]
  }

  /// The fallback for the layer's own value if that is nil.
  var _firstValue: AnimatedValue? { nil }

  /// Returns the value at a fraction of a cycle; nil for the layer's own.
  func _value(at place: Double, own: AnimatedValue) -> AnimatedValue? { nil }
}
