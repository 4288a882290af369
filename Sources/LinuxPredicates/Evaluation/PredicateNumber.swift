import Foundation

/// A number of an expression, which stays an integer as far as it can, as Apple's do.
enum PredicateNumber: CustomStringConvertible {
  case integer(Int)
  case real(Double)

  /// A number or Boolean value of any type; nil for other values.
  init?(_ value: Any) {
    switch value {
    case let value as any BinaryInteger:
      self = Int(exactly: value).map(Self.integer) ?? .real(Double(value))
    case let value as any BinaryFloatingPoint: self = .real(Double(value))
    case let value as Decimal: self = .real(NSDecimalNumber(decimal: value).doubleValue)
    // Values of Swift can be cast to objects too.
    case let value as NSNumber where type(of: value as Any) is AnyClass: self.init(value)
    case let value as Bool: self = .integer(value ? 1 : 0)
    default: return nil
    }
  }

  private init(_ number: NSNumber) {
    let isReal = number is NSDecimalNumber || "df".contains(String(cString: number.objCType))
    let isLarge = number.uint64Value > UInt64(Int.max) && number.int64Value < 0
    if isReal || isLarge && number.doubleValue > 0 {
      self = .real(number.doubleValue)
    } else {
      self = .integer(number.intValue)
    }
  }

  var double: Double {
    switch self {
    case .integer(let value): Double(value)
    case .real(let value): value
    }
  }

  /// The nearest integer towards zero.
  var int: Int {
    switch self {
    case .integer(let value): value
    case .real(let value): Int(exactly: value.rounded(.towardZero)) ?? (value < 0 ? .min : .max)
    }
  }

  var value: Any {
    switch self {
    case .integer(let value): value
    case .real(let value): value
    }
  }

  var description: String {
    switch self {
    case .integer(let value): "\(value)"
    case .real(let value): Int(exactly: value).map { "\($0)" } ?? "\(value)"
    }
  }

  var negated: PredicateNumber {
    .integer(0).combined(with: self, { $0.subtractingReportingOverflow($1) }, -)
  }

  /// Computes with integers, or with reals if one is real or the result is too large.
  func combined(
    with other: PredicateNumber,
    _ integers: (Int, Int) -> (partialValue: Int, overflow: Bool),
    _ reals: (Double, Double) -> Double
  ) -> PredicateNumber {
    if case .integer(let first) = self, case .integer(let second) = other {
      let (value, overflow) = integers(first, second)
      if !overflow { return .integer(value) }
    }
    return .real(reals(double, other.double))
  }

  /// Returns the order of two numbers; nil beside one that is not a number.
  func order(of other: PredicateNumber) -> ComparisonResult? {
    if case .integer(let first) = self, case .integer(let second) = other {
      return first < second
        ? .orderedAscending : first == second ? .orderedSame : .orderedDescending
    }
    let (first, second) = (double, other.double)
    if first.isNaN || second.isNaN { return nil }
    return first < second ? .orderedAscending : first == second ? .orderedSame : .orderedDescending
  }
}
