import Foundation

/// The value of an attribute of a stored password.
enum AttributeValue: Codable, Equatable {
  case text(String)
  case data(Data)
  case number(Int)
  case date(Date)

  /// Reads a value of a query; nil if keychains store no such value.
  init?(_ value: Any) {
    if let text = value as? String {
      self = .text(text)
    } else if let data = value as? Data {
      self = .data(data)
    } else if let date = value as? Date {
      self = .date(date)
    } else if let flag = value as? Bool {
      self = .number(flag ? 1 : 0)
    } else if let number = value as? NSNumber {
      self = .number(number.intValue)
    } else {
      return nil
    }
  }

  /// The value as apps read it.
  var object: any Sendable {
    switch self {
    case .text(let text): text
    case .data(let data): data
    case .number(let number): number
    case .date(let date): date
    }
  }

  func matches(_ other: AttributeValue, ignoringCase: Bool) -> Bool {
    if ignoringCase, case .text(let one) = self, case .text(let two) = other {
      return one.caseInsensitiveCompare(two) == .orderedSame
    }
    return self == other
  }
}
