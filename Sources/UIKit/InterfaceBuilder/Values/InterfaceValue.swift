import Foundation

/// A value of a runtime attribute.
enum InterfaceValue {
  case none
  case bool(Bool)
  case number(Double)
  case string(String)
  case color(UIColor)
  case image(UIImage)
  case point(CGPoint)
  case size(CGSize)
  case rect(CGRect)
  case range(NSRange)

  /// Returns the value as one of another type; nil if it cannot be one.
  @MainActor
  func converted<Value>(to type: Value.Type) -> Value? {
    if case .none = self { return Any?.none as? Value }
    for candidate in candidates {
      if let value = candidate as? Value { return value }
    }
    return nil
  }

  /// The value in the types that it may have, as Objective-C's numbers convert to any.
  @MainActor
  private var candidates: [Any] {
    switch self {
    case .none: []
    case .bool(let value): [value, value ? 1 : 0, NSNumber(value: value)]
    case .number(let value):
      [
        CGFloat(value), value, Float(value), Int(exactly: value.rounded(.towardZero)) ?? 0,
        UInt(exactly: value.rounded(.towardZero)) ?? 0, value != 0, NSNumber(value: value),
      ]
    case .string(let value): [value, NSAttributedString(string: value)]
    case .color(let value): [value, value.cgColor]
    case .image(let value): [value]
    case .point(let value): [value]
    case .size(let value): [value]
    case .rect(let value): [value]
    case .range(let value): [value]
    }
  }
}

extension InterfaceLoader {
  /// Returns the value of a `userDefinedRuntimeAttribute`; nil if its type is unknown.
  func value(of attribute: InterfaceElement) -> InterfaceValue? {
    switch attribute["type"] {
    case "nil": return InterfaceValue.none
    case "boolean": return .bool(attribute.bool("value") ?? false)
    case "number":
      if let number = attribute.number("value") { return .number(Double(number)) }
      let child = attribute.child("integer") ?? attribute.child("real")
      return .number(Double(child?.number("value") ?? 0))
    case "string": return .string(attribute.string("value") ?? "")
    case "localizedString":
      let key = attribute.string("value") ?? ""
      return .string(bundle._localizedString(forKey: key, value: nil, table: nil))
    case "color": return color("value", of: attribute).map { .color($0) } ?? InterfaceValue.none
    case "image": return image("value", of: attribute).map { .image($0) } ?? InterfaceValue.none
    case "point": return attribute.point(key: "value").map { .point($0) }
    case "size": return attribute.size(key: "value").map { .size($0) }
    case "rect": return attribute.rect(key: "value").map { .rect($0) }
    case "range":
      guard let child = attribute.child(key: "value", "range"), let start = child.int("location"),
        let length = child.int("length")
      else { return nil }
      return .range(NSRange(location: start, length: length))
    default: return nil
    }
  }
}
