import Foundation

/// The functions that expressions can call.
enum PredicateFunction {
  /// The functions by their operators.
  static let functions = [
    "+": "add:to:", "-": "from:subtract:", "*": "multiply:by:", "/": "divide:by:",
    "**": "raise:toPower:",
  ]
  /// The operators by their functions.
  static let symbols = Dictionary(uniqueKeysWithValues: functions.map { ($1, $0) })

  /// Functions of a collection, or of as many arguments as there are.
  private static let ofCollections: [String: @Sendable ([Any]) -> Any?] = [
    "sum:": { Statistics($0).sum.value },
    "count:": { $0.count },
    "min:": { $0.min(by: CollectionOperator.isBefore) },
    "max:": { $0.max(by: CollectionOperator.isBefore) },
    "average:": { Statistics($0).average },
    "median:": { Statistics($0).median },
    "mode:": { Statistics($0).modes },
    "stddev:": { Statistics($0).standardDeviation },
  ]
  private static let ofNumbers: [String: @Sendable (PredicateNumber) -> Any?] = [
    "negate:": { $0.negated.value },
    "abs:": { $0.double < 0 ? $0.negated.value : $0.value },
    "sqrt:": { $0.double.squareRoot() },
    "log:": { log10($0.double) },
    "ln:": { log($0.double) },
    "exp:": { exp($0.double) },
    "floor:": { $0.double.rounded(.down) },
    "ceiling:": { $0.double.rounded(.up) },
    "trunc:": { $0.double.rounded(.towardZero) },
    "onesComplement:": { ~$0.int },
    "randomn:": { $0.int > 0 ? Int.random(in: 0..<$0.int) : 0 },
  ]
  private static let ofPairs:
    [String: @Sendable (PredicateNumber, PredicateNumber) -> PredicateNumber] = [
      "add:to:": { $0.combined(with: $1, { $0.addingReportingOverflow($1) }, +) },
      "from:subtract:": { $0.combined(with: $1, { $0.subtractingReportingOverflow($1) }, -) },
      "multiply:by:": { $0.combined(with: $1, { $0.multipliedReportingOverflow(by: $1) }, *) },
      "divide:by:": { $0.combined(with: $1, { $0.dividedReportingOverflow(by: $1) }, /) },
      "modulus:by:": {
        $0.combined(with: $1, { $0.remainderReportingOverflow(dividingBy: $1) }, fmod)
      },
      "raise:toPower:": { $0.combined(with: $1, power, pow) },
      "bitwiseAnd:with:": { .integer($0.int & $1.int) },
      "bitwiseOr:with:": { .integer($0.int | $1.int) },
      "bitwiseXor:with:": { .integer($0.int ^ $1.int) },
      "leftshift:by:": { .integer($0.int << $1.int) },
      "rightshift:by:": { .integer($0.int >> $1.int) },
    ]
  private static let ofTexts: [String: @Sendable (String) -> Any] = [
    "uppercase:": { $0.uppercased() },
    "lowercase:": { $0.lowercased() },
    "length:": { $0.utf16.count },
  ]

  /// Returns the name that Apple's have for a function of a format; nil for an unknown one.
  static func name(of function: String, argumentCount: Int) -> String? {
    if argumentCount == 0 { return ["now", "random"].contains(function) ? function : nil }
    if ofCollections["\(function):"] != nil { return "\(function):" }
    if argumentCount == 1 {
      let name = "\(function):"
      let isKnown = ofNumbers[name] != nil || ofTexts[name] != nil || name == "noindex:"
      return isKnown ? name : nil
    }
    guard argumentCount == 2 else { return nil }
    // Formats name all parts of a function, or the first.
    return ofPairs.keys.first { $0 == function || $0.hasPrefix("\(function):") }
  }

  static func value(of name: String, _ arguments: [Any?]) -> Any? {
    if let function = ofCollections[name] { return function(elements(of: arguments)) }
    switch (name, arguments.count) {
    case ("now", _): return Date()
    case ("random", _): return Int.random(in: 0...Int.max)
    case ("noindex:", 1): return arguments[0]
    case ("cast:to:", 2): return cast(arguments[0], to: arguments[1])
    default: break
    }
    if let function = ofTexts[name], arguments.count == 1 {
      guard case .text(let text) = PredicateOperand(arguments[0]) else { return nil }
      return function(text)
    }
    if let function = ofNumbers[name], arguments.count == 1 {
      return number(arguments[0], for: name).flatMap(function)
    }
    guard let function = ofPairs[name], arguments.count == 2 else {
      stop("Expected a predefined function, got \(name) with \(arguments.count) arguments.")
    }
    guard let first = number(arguments[0], for: name),
      let second = number(arguments[1], for: name)
    else { return nil }
    return function(first, second).value
  }

  private static func elements(of arguments: [Any?]) -> [Any] {
    var values = arguments
    if arguments.count == 1, case .collection(let elements) = PredicateOperand(arguments[0]) {
      values = elements
    }
    return values.compactMap(\.unwrapped).filter { !($0 is NSNull) }
  }

  /// Returns a number; nil for nil.
  private static func number(_ value: Any?, for name: String) -> PredicateNumber? {
    switch PredicateOperand(value) {
    case .number(let number): return number
    case .none: return nil
    case let other: stop("The function \(name) expected a number, got \(other).")
    }
  }

  private static func power(_ base: Int, _ exponent: Int) -> (partialValue: Int, overflow: Bool) {
    let result = pow(Double(base), Double(exponent))
    // Larger integers are not exact in reals.
    guard exponent >= 0, abs(result) < 0x1p53 else { return (0, true) }
    return (Int(result), false)
  }

  private static func cast(_ value: Any?, to type: Any?) -> Any? {
    guard case .text(let name) = PredicateOperand(type) else {
      stop("CAST expected the name of a class, got \(PredicateOperand(type)).")
    }
    switch (name, PredicateOperand(value)) {
    case (_, .none): return nil
    case ("NSDate", .number(let number)):
      return Date(timeIntervalSinceReferenceDate: number.double)
    case ("NSNumber", .date(let date)), ("NSDecimalNumber", .date(let date)):
      return date.timeIntervalSinceReferenceDate
    case ("NSNumber", .text(let text)), ("NSDecimalNumber", .text(let text)):
      return NSString(string: text).doubleValue
    case ("NSString", .number(let number)): return number.description
    case ("NSString", .date), ("NSString", .text), ("NSDate", .date), ("NSNumber", .number),
      ("NSDecimalNumber", .number):
      return name == "NSString" ? value.map { "\($0)" } : value
    default: stop("CAST expected a value that can be a \(name), got \(PredicateOperand(value)).")
    }
  }
}
