import Foundation

/// A property of layers that is read, set and copied by its name.
@MainActor
struct LayerProperty {
  /// Returns the value; nil if it is nil or not animatable.
  let value: (CALayer) -> AnimatedValue?
  /// Sets a value; returns false for a value of another type.
  let set: (CALayer, AnimatedValue) -> Bool
  /// Copies the value of the first layer to the second.
  let copy: (CALayer, CALayer) -> Void

  init<Layer: CALayer, Value>(
    _ path: ReferenceWritableKeyPath<Layer, Value>,
    isCopied: Bool = true,
    _ wrap: @escaping (Value) -> AnimatedValue?,
    _ unwrap: @escaping (AnimatedValue) -> Value?
  ) {
    value = { layer in (layer as? Layer).flatMap { wrap($0[keyPath: path]) } }
    set = { layer, value in
      guard let layer = layer as? Layer, let value = unwrap(value) else { return false }
      layer[keyPath: path] = value
      return true
    }
    copy = { source, target in
      guard isCopied, let source = source as? Layer, let target = target as? Layer else { return }
      target[keyPath: path] = source[keyPath: path]
    }
  }

  /// Creates a property that cannot be animated.
  static func plain<Layer: CALayer, Value>(
    _ path: ReferenceWritableKeyPath<Layer, Value>
  ) -> LayerProperty {
    LayerProperty(path, { _ in nil }, { _ in nil })
  }

  static func number<Layer: CALayer>(
    _ path: ReferenceWritableKeyPath<Layer, CGFloat>
  ) -> LayerProperty {
    LayerProperty(path, { .number($0) }, { $0.asNumber })
  }

  static func float<Layer: CALayer>(
    _ path: ReferenceWritableKeyPath<Layer, Float>
  ) -> LayerProperty {
    LayerProperty(path, { .number(CGFloat($0)) }, { $0.asNumber.map { Float($0) } })
  }

  static func point<Layer: CALayer>(
    _ path: ReferenceWritableKeyPath<Layer, CGPoint>,
    isCopied: Bool = true
  ) -> LayerProperty {
    LayerProperty(path, isCopied: isCopied, { .point($0) }, { $0.asPoint })
  }

  /// Creates a rectangle property, which is not copied: copies of layers receive their frames
  /// first.
  static func rect<Layer: CALayer>(
    _ path: ReferenceWritableKeyPath<Layer, CGRect>
  ) -> LayerProperty {
    LayerProperty(path, isCopied: false, { .rect($0) }, { $0.asRect })
  }

  /// Creates a colour property; a missing colour is treated as transparent.
  static func color<Layer: CALayer>(
    _ path: ReferenceWritableKeyPath<Layer, CGColor?>
  ) -> LayerProperty {
    LayerProperty(
      path,
      { .color($0 ?? CGColor(red: 0, green: 0, blue: 0, alpha: 0)) },
      { $0.asColor }
    )
  }

  static func path<Layer: CALayer>(
    _ path: ReferenceWritableKeyPath<Layer, CGPath?>
  ) -> LayerProperty {
    LayerProperty(path, { $0.map { .path($0) } }, { $0.asPath })
  }
}
