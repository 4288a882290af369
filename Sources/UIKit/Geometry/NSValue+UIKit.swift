public import Foundation

// Geometry values in objects, as in UIKit on iOS. There, casts of `Any` convert between such an
// object and its value; conformances to the protocol that implements these casts do the same here.

extension NSValue {
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
  public convenience init(cgSize size: CGSize) { self.init(size: size) }
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }

  public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
    self.init(
      edgeInsets: NSEdgeInsets(
        top: insets.top,
        left: insets.left,
        bottom: insets.bottom,
        right: insets.right
      )
    )
  }

  public convenience init(directionalEdgeInsets insets: NSDirectionalEdgeInsets) {
    self.init(
      edgeInsets: NSEdgeInsets(
        top: insets.top,
        left: insets.leading,
        bottom: insets.bottom,
        right: insets.trailing
      )
    )
  }

  public convenience init(cgAffineTransform transform: CGAffineTransform) {
    let numbers = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
    self.init(bytes: numbers, objCType: Self.sixNumbers)
  }

  public convenience init(caTransform3D t: CATransform3D) {
    self.init(bytes: t.numbers, objCType: Self.sixteenNumbers)
  }

  /// The point in the object; traps for an object of another type, like the properties below.
  public var cgPointValue: CGPoint { pointValue }
  public var cgSizeValue: CGSize { sizeValue }
  public var cgRectValue: CGRect { rectValue }

  public var uiEdgeInsetsValue: UIEdgeInsets {
    let insets = edgeInsetsValue
    return UIEdgeInsets(
      top: insets.top,
      left: insets.left,
      bottom: insets.bottom,
      right: insets.right
    )
  }

  public var directionalEdgeInsetsValue: NSDirectionalEdgeInsets {
    let insets = edgeInsetsValue
    return NSDirectionalEdgeInsets(
      top: insets.top,
      leading: insets.left,
      bottom: insets.bottom,
      trailing: insets.right
    )
  }

  public var cgAffineTransformValue: CGAffineTransform {
    precondition(
      holds(Self.sixNumbers),
      "Expected a value of an affine transform, got one of \(String(cString: objCType))."
    )
    var numbers = [CGFloat](repeating: 0, count: 6)
    getValue(&numbers)
    return CGAffineTransform(numbers[0], numbers[1], numbers[2], numbers[3], numbers[4], numbers[5])
  }

  public var caTransform3DValue: CATransform3D {
    precondition(
      holds(Self.sixteenNumbers),
      "Expected a value of a transform in space, got one of \(String(cString: objCType))."
    )
    var numbers = [CGFloat](repeating: 0, count: 16)
    getValue(&numbers)
    return CATransform3D(numbers)
  }

  /// Foundation's values here support arrays of numbers, but no structures except its own.
  fileprivate static let sixNumbers = "[6d]"
  fileprivate static let sixteenNumbers = "[16d]"

  fileprivate final func holds(_ encoding: String) -> Bool { String(cString: objCType) == encoding }
}

// Foundation lacks this conformance on this platform.
// swift-format-ignore: AvoidRetroactiveConformances
extension CGPoint: @retroactive _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSValue { NSValue(cgPoint: self) }

  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSValue,
    result: inout CGPoint?
  ) -> Bool {
    result = source.holds("{CGPoint=dd}") ? source.cgPointValue : nil
    return result != nil
  }
}

// Foundation lacks this conformance on this platform.
// swift-format-ignore: AvoidRetroactiveConformances
extension CGSize: @retroactive _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSValue { NSValue(cgSize: self) }

  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSValue,
    result: inout CGSize?
  ) -> Bool {
    result = source.holds("{CGSize=dd}") ? source.cgSizeValue : nil
    return result != nil
  }
}

// Foundation lacks this conformance on this platform.
// swift-format-ignore: AvoidRetroactiveConformances
extension CGRect: @retroactive _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSValue { NSValue(cgRect: self) }

  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSValue,
    result: inout CGRect?
  ) -> Bool {
    result = source.holds("{CGRect={CGPoint=dd}{CGSize=dd}}") ? source.cgRectValue : nil
    return result != nil
  }
}

extension UIEdgeInsets: _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSValue { NSValue(uiEdgeInsets: self) }

  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSValue,
    result: inout UIEdgeInsets?
  ) -> Bool {
    result = source.holds("{NSEdgeInsets=dddd}") ? source.uiEdgeInsetsValue : nil
    return result != nil
  }
}

extension CGAffineTransform: _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSValue { NSValue(cgAffineTransform: self) }

  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSValue,
    result: inout CGAffineTransform?
  ) -> Bool {
    result = source.holds(NSValue.sixNumbers) ? source.cgAffineTransformValue : nil
    return result != nil
  }
}

// Of the number types, Foundation lacks this conformance for `CGFloat` alone on this platform.
// swift-format-ignore: AvoidRetroactiveConformances
extension CGFloat: @retroactive _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSNumber { NSNumber(value: Double(self)) }

  public static func _forceBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) {
    result = CGFloat(source.doubleValue)
  }

  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSNumber,
    result: inout CGFloat?
  ) -> Bool {
    result = CGFloat(source.doubleValue)
    return true
  }

  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNumber?) -> CGFloat {
    CGFloat(source?.doubleValue ?? 0)
  }
}

extension CATransform3D: _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSValue { NSValue(caTransform3D: self) }

  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSValue,
    result: inout CATransform3D?
  ) -> Bool {
    result = source.holds(NSValue.sixteenNumbers) ? source.caTransform3DValue : nil
    return result != nil
  }
}

extension _ObjectiveCBridgeable where _ObjectiveCType == NSValue {
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout Self?) {
    precondition(
      _conditionallyBridgeFromObjectiveC(source, result: &result),
      "Expected a value of \(Self.self), got one of \(String(cString: source.objCType))."
    )
  }

  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> Self {
    var result: Self?
    if let source { _forceBridgeFromObjectiveC(source, result: &result) }
    guard let result else { preconditionFailure("Expected a value of \(Self.self), got nil.") }
    return result
  }
}
