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
  }

  override var _keyPaths: [String] { keyPath.map { [$0] } ?? [] }

  override func _values(on layer: CALayer, at place: Double, round: Int) -> [(
    String, AnimatedValue
  )] {
    guard let keyPath, let own = layer._animatedValue(keyPath) ?? _firstValue,
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
