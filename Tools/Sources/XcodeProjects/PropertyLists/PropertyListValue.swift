package import Foundation

/// A value of a property list.
package enum PropertyListValue: Sendable, Hashable {
  case string(String)
  case integer(Int)
  case real(Double)
  case boolean(Bool)
  case date(Date)
  case data(Data)
  case array([PropertyListValue])
  case dictionary([String: PropertyListValue])

  /// The text of a string; nil for other values.
  package var string: String? {
    if case .string(let string) = self { string } else { nil }
  }

  /// The elements of an array; nil for other values.
  package var array: [PropertyListValue]? {
    if case .array(let array) = self { array } else { nil }
  }

  /// The entries of a dictionary; nil for other values.
  package var dictionary: [String: PropertyListValue]? {
    if case .dictionary(let dictionary) = self { dictionary } else { nil }
  }

  /// The strings among the elements of an array; empty for other values.
  package var strings: [String] { array?.compactMap(\.string) ?? [] }

  /// The entry of a dictionary; nil for other values.
  package subscript(key: String) -> PropertyListValue? { dictionary?[key] }
}

extension PropertyListValue {
  /// The value as objects of Foundation.
  private var object: Any {
    switch self {
    case .string(let value): value
    case .integer(let value): value
    case .real(let value): value
    case .boolean(let value): value
    case .date(let value): value
    case .data(let value): value
    case .array(let values): values.map(\.object)
    case .dictionary(let entries): entries.mapValues(\.object)
    }
  }

  /// The value of what Foundation's readers of property lists and JSON return; nil for null.
  init?(_ object: Any) {
    switch object {
    case let value as String: self = .string(value)
    case let value as [Any]: self = .array(value.compactMap(Self.init))
    case let value as [String: Any]: self = .dictionary(value.compactMapValues(Self.init))
    case let value as Date: self = .date(value)
    case let value as Data: self = .data(value)
    case let value as NSNumber:
      // A number converts to a Boolean value as well: only its type differs.
      if String(cString: value.objCType) == "c" || type(of: object) == Bool.self {
        self = .boolean(value.boolValue)
      } else if let integer = Int(exactly: value) {
        self = .integer(integer)
      } else {
        self = .real(value.doubleValue)
      }
    default: return nil
    }
  }

  /// The value as a property list in XML.
  ///
  /// - Throws: An error of Foundation for a value that is neither an array nor a dictionary.
  package func propertyList() throws -> Data {
    try PropertyListSerialization.data(fromPropertyList: object, format: .xml, options: 0)
  }
}

extension PropertyListValue: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  package init(stringLiteral value: String) { self = .string(value) }
  package init(booleanLiteral value: Bool) { self = .boolean(value) }
  package init(integerLiteral value: Int) { self = .integer(value) }
  package init(arrayLiteral elements: PropertyListValue...) { self = .array(elements) }

  package init(dictionaryLiteral elements: (String, PropertyListValue)...) {
    self = .dictionary(Dictionary(elements) { _, last in last })
  }
}
