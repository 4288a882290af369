import Foundation

/// A value that a property list can hold, in a form that can be read from damaged files too.
///
/// Foundation's own readers of binary property lists end the process on some of them:
/// `PropertyListSerialization` on a set within a set, `PropertyListDecoder` on a text that goes
/// beyond the end. So values are coded by their kinds, as JSON.
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
  /// Nil for what no property list can hold.
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
