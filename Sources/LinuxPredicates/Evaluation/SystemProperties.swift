import Foundation

/// The properties of Foundation's values that predicates name, which are not stored.
enum SystemProperties {
  static func value(of object: Any, _ key: String) -> PredicateValue? {
    if key == "description" { return PredicateValue("\(object)") }
    switch PredicateOperand(object) {
    case .text(let text): return self.text(text, key)
    case .number(let number): return self.number(number, key)
    case .date(let date): return self.date(date, key)
    default: break
    }
    if let url = object as? URL { return self.url(url, key) }
    if let object = object as? NSObject, key == "hash" { return PredicateValue(object.hash) }
    return nil
  }

  private static func text(_ text: String, _ key: String) -> PredicateValue? {
    let number = NSString(string: text)
    switch key {
    case "length": return PredicateValue(text.utf16.count)
    case "lowercaseString": return PredicateValue(text.lowercased())
    case "uppercaseString": return PredicateValue(text.uppercased())
    case "capitalizedString": return PredicateValue(text.capitalized)
    case "integerValue", "intValue", "longLongValue": return PredicateValue(number.integerValue)
    case "doubleValue", "floatValue": return PredicateValue(number.doubleValue)
    case "boolValue": return PredicateValue(number.boolValue)
    case "lastPathComponent": return PredicateValue(number.lastPathComponent)
    case "pathExtension": return PredicateValue(number.pathExtension)
    default: return nil
    }
  }

  private static func number(_ number: PredicateNumber, _ key: String) -> PredicateValue? {
    switch key {
    case "integerValue", "intValue", "longLongValue": PredicateValue(number.int)
    case "doubleValue", "floatValue": PredicateValue(number.double)
    case "boolValue": PredicateValue(number.double != 0)
    case "stringValue": PredicateValue(number.description)
    default: nil
    }
  }

  private static func date(_ date: Date, _ key: String) -> PredicateValue? {
    switch key {
    case "timeIntervalSince1970": PredicateValue(date.timeIntervalSince1970)
    case "timeIntervalSinceReferenceDate": PredicateValue(date.timeIntervalSinceReferenceDate)
    default: nil
    }
  }

  private static func url(_ url: URL, _ key: String) -> PredicateValue? {
    switch key {
    case "absoluteString": PredicateValue(url.absoluteString)
    case "path": PredicateValue(url.path)
    case "host": PredicateValue(url.host)
    case "scheme": PredicateValue(url.scheme)
    case "query": PredicateValue(url.query)
    case "fragment": PredicateValue(url.fragment)
    case "lastPathComponent": PredicateValue(url.lastPathComponent)
    case "pathExtension": PredicateValue(url.pathExtension)
    default: nil
    }
  }
}
