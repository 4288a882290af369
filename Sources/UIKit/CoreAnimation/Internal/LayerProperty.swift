import Foundation

/// A property of layers that is read, set and copied by its name.
@MainActor
struct LayerProperty {
  /// Returns the value; nil where it is nil, or no animation changes it.
  let value: (CALayer) -> AnimatedValue?
  /// Sets a value, and returns whether it is one of the property's kind.
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

  /// A property that no animation changes.
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

  /// Copies of layers get their frames before all else.
  static func rect<Layer: CALayer>(
    _ path: ReferenceWritableKeyPath<Layer, CGRect>
  ) -> LayerProperty {
    LayerProperty(path, isCopied: false, { .rect($0) }, { $0.asRect })
  }

  /// A missing colour counts as a transparent one.
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
