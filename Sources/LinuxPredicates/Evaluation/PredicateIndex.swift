import Foundation

/// The words between brackets that stand for an index.
///
/// It has no raw value: predicates read those of enumerations as texts.
enum PredicateIndex: CustomStringConvertible {
  case first
  case last
  case size

  static let words: Set<String> = ["FIRST", "LAST", "SIZE"]

  init?(word: String) {
    switch word {
    case "FIRST": self = .first
    case "LAST": self = .last
    case "SIZE": self = .size
    default: return nil
    }
  }

  var description: String {
    switch self {
    case .first: "FIRST"
    case .last: "LAST"
    case .size: "SIZE"
    }
  }

  /// Returns the element of a collection at an index, or the value of a dictionary for a key.
  static func element(of base: Any?, at index: Any?) -> Any? {
    let index = index.unwrapped
    if case .text(let key) = PredicateOperand(index) { return KeyPathReader.value(of: base, key) }
    guard case .collection(let elements) = PredicateOperand(base) else {
      if case .none = PredicateOperand(base) { return nil }
      stop("An index expected a collection, got \(PredicateOperand(base)).")
    }
    switch index as? PredicateIndex {
    case .first: return elements.first ?? nil
    case .last: return elements.last ?? nil
    case .size: return elements.count
    case nil: break
    }
    guard case .number(let number) = PredicateOperand(index),
      elements.indices.contains(number.int)
    else {
      stop("Expected an index of \(elements.count) elements, got \(PredicateOperand(index)).")
    }
    return elements[number.int]
  }
}
