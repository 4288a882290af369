import AppAutomation
import Foundation
public import LinuxPredicates

// The keys by which formats of predicates read elements, such as "exists == true AND label CONTAINS 'a'".

extension XCUIElement: PredicateKeyReadable {
  nonisolated public func predicateValue(forKey key: String) -> PredicateValue? {
    PredicateKeys.read {
      switch key {
      case "exists": return PredicateValue(exists)
      case "state":
        return (self as? XCUIApplication).map { PredicateValue($0.state.rawValue) }
      default:
        // An element that does not exist has no values, and a wait goes on.
        guard let record = readRecords().first else { return PredicateValue(nil) }
        return PredicateKeys.value(forKey: key, of: record, in: application)
      }
    }
  }
}

extension XCUIElement {
  /// Returns the value of a property by its name, as formats of predicates read it.
  ///
  /// - Parameter key: The name, such as "hasKeyboardFocus".
  /// - Returns: The value; nil for an element that does not exist.
  public func value(forKey key: String) -> Any? {
    guard let value = predicateValue(forKey: key) else {
      preconditionFailure("Expected the name of an attribute of an element, got \"\(key)\".")
    }
    return value.value
  }
}

extension ElementSnapshot: PredicateKeyReadable {
  nonisolated func predicateValue(forKey key: String) -> PredicateValue? {
    PredicateKeys.read { PredicateKeys.value(forKey: key, of: record, in: application) }
  }
}

extension XCUIElementQuery: PredicateKeyReadable {
  nonisolated public func predicateValue(forKey key: String) -> PredicateValue? {
    PredicateKeys.read { key == "count" ? PredicateValue(count) : nil }
  }
}

private enum PredicateKeys {
  /// Calls a function of the main actor, on which tests evaluate predicates.
  static func read(_ body: @MainActor () -> PredicateValue?) -> PredicateValue? {
    // The value stays on the main thread.
    nonisolated(unsafe) var value: PredicateValue?
    MainActor.assumeIsolated { value = body() }
    return value
  }

  @MainActor static func value(
    forKey key: String,
    of record: ElementRecord,
    in application: XCUIApplication
  ) -> PredicateValue? {
    switch key {
    case "exists": PredicateValue(true)
    case "hittable", "isHittable": PredicateValue(application.isHittable(record.id))
    case "frame": PredicateValue(CGRect(record.frame))
    case "horizontalSizeClass": PredicateValue(application.horizontalSizeClass.rawValue)
    case "verticalSizeClass": PredicateValue(application.verticalSizeClass.rawValue)
    case "identifier": PredicateValue(record.identifier)
    case "label": PredicateValue(record.label)
    case "title": PredicateValue("")
    case "value": PredicateValue(record.value)
    case "placeholderValue": PredicateValue(record.placeholder)
    case "elementType": PredicateValue(record.kind.rawValue)
    case "enabled", "isEnabled": PredicateValue(record.isEnabled)
    case "selected", "isSelected": PredicateValue(record.isSelected)
    case "hasFocus", "hasKeyboardFocus": PredicateValue(record.hasFocus)
    default: nil
    }
  }
}
