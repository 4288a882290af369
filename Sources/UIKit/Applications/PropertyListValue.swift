import Foundation

/// A property-list value in a form that can be decoded safely even from damaged files.
///
/// Foundation's decoders of binary property lists terminate the process for some of them:
/// `PropertyListSerialization` for a set within a set, `PropertyListDecoder` for a string that
/// extends beyond the end. Values are therefore encoded with their type, as JSON.
enum PropertyListValue: Codable, Hashable {
  case text(String)
  case flag(Bool)
  case whole(Int)
  case real(Double)
  case date(Date)
  case data(Data)
  case list([PropertyListValue])
  case entries([String: PropertyListValue])
}

extension PropertyListValue {
  /// Creates a value, or nil for types that property lists do not support.
  init?(_ value: Any) {
    switch value {
    case let value as String: self = .text(value)
    case let value as Bool: self = .flag(value)
    case let value as Int: self = .whole(value)
    case let value as Double: self = .real(value)
    case let value as Date: self = .date(value)
    case let value as Data: self = .data(value)
    case let values as [Any]:
      let list = values.compactMap { PropertyListValue($0) }
      guard list.count == values.count else { return nil }
      self = .list(list)
    case let values as [String: Any]:
      let entries = values.compactMapValues { PropertyListValue($0) }
      guard entries.count == values.count else { return nil }
      self = .entries(entries)
    default: return nil
    }
  }

  var value: Any {
    switch self {
    case .text(let value): value
    case .flag(let value): value
    case .whole(let value): value
    case .real(let value): value
    case .date(let value): value
    case .data(let value): value
    case .list(let values): values.map(\.value)
    case .entries(let values): values.mapValues(\.value)
    }
  }
}
