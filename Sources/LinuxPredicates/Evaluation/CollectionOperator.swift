import Foundation

/// The operators of key paths that compute with a collection, such as `@count`.
enum CollectionOperator {
  /// Returns the result of an operator.
  ///
  /// - Parameters:
  ///   - name: The operator's name, with `@`.
  ///   - object: The collection.
  ///   - keys: The key path of the operands from each element.
  /// - Returns: The result; nil for the least and greatest of no elements.
  static func value(of name: String, on object: Any?, _ keys: ArraySlice<String>) -> Any? {
    let elements: [Any?]
    switch PredicateOperand(object) {
    case .none: elements = []
    case .collection(let found): elements = found
    // Of the evaluated object, as in `@sum.items.price`, the operands are the collection.
    case let other:
      guard case .collection(let found) = PredicateOperand(KeyPathReader.value(of: object, keys))
      else { stop("\(name) expected a collection, got \(other).") }
      return result(name, found)
    }
    if name == "@count" { return KeyPathReader.value(of: elements.count, keys) }
    return result(name, elements.map { KeyPathReader.value(of: $0, keys) })
  }

  private static func result(_ name: String, _ values: [Any?]) -> Any? {
    let present = values.compactMap(\.unwrapped).filter { !($0 is NSNull) }
    switch name {
    case "@count": return values.count
    case "@sum": return Statistics(present).sum.value
    case "@avg": return Statistics(present).average
    case "@min": return present.min(by: isBefore)
    case "@max": return present.max(by: isBefore)
    case "@unionOfObjects": return present
    case "@distinctUnionOfObjects": return distinct(present)
    case "@unionOfArrays", "@unionOfSets": return joined(values)
    case "@distinctUnionOfArrays", "@distinctUnionOfSets": return distinct(joined(values))
    default:
      stop(
        "Expected an operator such as @count, @sum, @avg, @min, @max or @distinctUnionOfObjects, "
          + "got \(name)."
      )
    }
  }

  static func isBefore(_ first: Any, _ second: Any) -> Bool {
    PredicateOperand(first).order(of: PredicateOperand(second), []) == .orderedAscending
  }

  private static func joined(_ values: [Any?]) -> [Any?] {
    values.flatMap { value in value.unwrapped.flatMap(PredicateOperand.elements) ?? [] }
  }

  private static func distinct(_ values: [Any?]) -> [Any?] {
    var found: [Any?] = []
    for value in values where !found.has(value) { found.append(value) }
    return found
  }
}

/// Sums of numbers.
struct Statistics {
  private let numbers: [PredicateNumber]

  init(_ values: [Any]) {
    numbers = values.map { value in
      guard case .number(let number) = PredicateOperand(value) else {
        stop("Expected numbers to compute with, got \(PredicateOperand(value)).")
      }
      return number
    }
  }

  var sum: PredicateNumber {
    numbers.reduce(.integer(0)) { sum, number in
      sum.combined(with: number, { $0.addingReportingOverflow($1) }, +)
    }
  }

  /// The mean; 0 without numbers.
  var average: Double {
    numbers.isEmpty ? 0 : sum.double / Double(numbers.count)
  }

  var median: Double? {
    let sorted = numbers.map(\.double).sorted()
    guard !sorted.isEmpty else { return nil }
    let middle = sorted.count / 2
    return sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
  }

  /// The most frequent numbers.
  var modes: [Double] {
    let counts = Dictionary(numbers.map { ($0.double, 1) }, uniquingKeysWith: +)
    let most = counts.values.max()
    return counts.filter { $0.value == most }.keys.sorted()
  }

  var standardDeviation: Double {
    let mean = average
    let squares = numbers.map { ($0.double - mean) * ($0.double - mean) }
    return numbers.isEmpty ? 0 : (squares.reduce(0, +) / Double(numbers.count)).squareRoot()
  }
}
