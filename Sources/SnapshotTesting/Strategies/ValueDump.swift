public import Foundation

/// A type with a text of its own in dumps.
public protocol AnySnapshotStringConvertible {
  /// Whether the parts of values follow the text.
  static var renderChildren: Bool { get }
  /// The text.
  var snapshotDescription: String { get }
}

extension AnySnapshotStringConvertible {
  public static var renderChildren: Bool { false }
}

extension Character: AnySnapshotStringConvertible {
  public var snapshotDescription: String { debugDescription }
}

extension Data: AnySnapshotStringConvertible {
  public var snapshotDescription: String { debugDescription }
}

extension Date: AnySnapshotStringConvertible {
  public var snapshotDescription: String {
    formatted(.iso8601)
  }
}

extension NSObject: AnySnapshotStringConvertible {
  public var snapshotDescription: String { ValueDump.withoutAddresses(debugDescription) }
}

extension String: AnySnapshotStringConvertible {
  public var snapshotDescription: String { debugDescription }
}

extension Substring: AnySnapshotStringConvertible {
  public var snapshotDescription: String { debugDescription }
}

extension URL: AnySnapshotStringConvertible {
  public var snapshotDescription: String { debugDescription }
}

/// The text of a value with its parts, in which the order of parts and addresses do not change.
enum ValueDump {
  static func text(of value: Any) -> String {
    text(of: value, named: nil, indent: 0, outer: [])
  }

  /// Returns a text without the addresses of objects.
  static func withoutAddresses(_ text: String) -> String {
    text.replacing(/:?\s*0x[\da-f]+(\s*)/) { String($0.1) }
  }

  private static func text(
    of value: Any,
    named name: String?,
    indent: Int,
    outer: Set<ObjectIdentifier>
  ) -> String {
    let mirror = Mirror(reflecting: value)
    let indentation = String(repeating: " ", count: indent)
    let label = name.map { "\($0): " } ?? ""
    var outer = outer
    let parts = Array(mirror.children)
    if mirror.displayStyle == .class, !(value is any CustomStringConvertible) {
      let identifier = ObjectIdentifier(value as AnyObject)
      guard outer.insert(identifier).inserted else {
        let bullet = parts.isEmpty ? "-" : "▿"
        return "\(indentation)\(bullet) \(name ?? "value") (circular reference detected)\n"
      }
    }
    let (description, style) = description(of: value, mirror)
    if style == .single { return "\(indentation)- \(label)\(description)\n" }
    let texts = parts.map { text(of: $0.value, named: $0.label, indent: indent + 2, outer: outer) }
    let bullet = parts.isEmpty ? "-" : "▿"
    return "\(indentation)\(bullet) \(label)\(description)\n"
      + (style == .sorted ? texts.sorted() : texts).joined()
  }

  /// The text after the description of a value.
  private enum Style {
    case single, ordered, sorted
  }

  private static func description(of value: Any, _ mirror: Mirror) -> (String, Style) {
    func count(_ one: String, _ many: String) -> String {
      mirror.children.count == 1 ? "1 \(one)" : "\(mirror.children.count) \(many)"
    }
    let type = String(describing: mirror.subjectType).replacing(/\ #\d+/, with: "")
    switch mirror.displayStyle {
    case .collection: return (count("element", "elements"), .ordered)
    case .dictionary: return (count("key/value pair", "key/value pairs"), .sorted)
    case .set: return (count("member", "members"), .sorted)
    case .tuple: return ("(\(count("element", "elements")))", .ordered)
    case .optional: return (mirror.children.isEmpty ? "\(type).none" : type, .ordered)
    default: break
    }
    if let value = value as? any AnySnapshotStringConvertible {
      return (value.snapshotDescription, Swift.type(of: value).renderChildren ? .ordered : .single)
    }
    if let value = value as? any CustomStringConvertible { return (value.description, .ordered) }
    switch mirror.displayStyle {
    case .class, .struct: return (type, .sorted)
    case .enum: return (mirror.children.isEmpty ? "\(type).\(value)" : type, .ordered)
    default: return (String(describing: value), .ordered)
    }
  }
}
