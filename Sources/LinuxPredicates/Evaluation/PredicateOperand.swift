import Foundation

/// A value, as comparisons distinguish values.
enum PredicateOperand {
  case none
  case number(PredicateNumber)
  case text(String)
  case date(Date)
  /// Elements of an array, a set, or the values of a dictionary.
  case collection([Any?])
  case object(Any)

  init(_ value: Any?) {
    guard let value = value.unwrapped, !(value is NSNull) else {
      self = .none
      return
    }
    // Bridging makes texts and collections of Swift of Foundation's.
    switch value {
    case let text as String: self = .text(text)
    case let text as any StringProtocol: self = .text(String(text))
    case let text as NSString: self = .text(String(describing: text))
    case let character as Character: self = .text(String(character))
    case let date as Date: self = .date(date)
    default: self = Self.others(value)
    }
  }

  private static func others(_ value: Any) -> PredicateOperand {
    if let number = PredicateNumber(value) { return .number(number) }
    if let elements = elements(of: value) { return .collection(elements) }
    // Objective-C's enumerations are numbers.
    if let value = value as? any RawRepresentable { return PredicateOperand(rawValue(of: value)) }
    return .object(value)
  }

  private static func rawValue<Value: RawRepresentable>(of value: Value) -> Any { value.rawValue }

  /// Returns the elements of a collection; nil for other values.
  static func elements(of value: Any) -> [Any?]? {
    // Bridging would make objects of the collections of Swift.
    guard !(type(of: value) is AnyClass) else { return elements(of: value as AnyObject) }
    if let array = value as? [Any?] { return array }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .collection, .set: return mirror.children.map { $0.value }
    case .dictionary:
      return mirror.children.map { entry in
        Mirror(reflecting: entry.value).children.dropFirst().first?.value
      }
    default: return nil
    }
  }

  private static func elements(of object: AnyObject) -> [Any?]? {
    switch object {
    case let array as NSArray: array.map { $0 }
    case let set as NSSet: set.map { $0 }
    case let set as NSOrderedSet: set.map { $0 }
    case let dictionary as NSDictionary: dictionary.allValues.map { $0 }
    default: nil
    }
  }

  // MARK: - Comparing

  /// Returns whether two values are equal; texts with regard to options.
  func equals(_ other: PredicateOperand, _ options: NSComparisonPredicate.Options) -> Bool {
    switch (self, other) {
    case (.none, .none): true
    case (.number(let first), .number(let second)): first.order(of: second) == .orderedSame
    case (.text(let first), .text(let second)): PredicateText(options).equals(first, second)
    case (.date(let first), .date(let second)): first == second
    case (.collection(let first), .collection(let second)):
      first.count == second.count
        && zip(first, second).allSatisfy {
          PredicateOperand($0).equals(PredicateOperand($1), options)
        }
    case (.object(let first), .object(let second)): Self.areEqual(first, second)
    default: false
    }
  }

  private static func areEqual(_ first: Any, _ second: Any) -> Bool {
    if let first = first as? AnyHashable, let second = second as? AnyHashable {
      return first == second
    }
    guard type(of: first) is AnyClass, type(of: second) is AnyClass else { return false }
    return first as AnyObject === second as AnyObject
  }

  /// Returns the order of two values; nil if one of them is nil.
  func order(
    of other: PredicateOperand,
    _ options: NSComparisonPredicate.Options
  ) -> ComparisonResult? {
    switch (self, other) {
    case (.none, _), (_, .none): return nil
    case (.number(let first), .number(let second)): return first.order(of: second)
    case (.text(let first), .text(let second)):
      return first.compare(second, options: PredicateText(options).compareOptions)
    case (.date(let first), .date(let second)): return first.compare(second)
    default: stop("Expected two numbers, texts or dates to compare, got \(self) and \(other).")
    }
  }
}

extension PredicateOperand: CustomStringConvertible {
  var description: String {
    switch self {
    case .none: "nil"
    case .number(let number): "\(number)"
    case .text(let text): "\"\(text)\""
    case .date(let date): "\(date)"
    case .collection(let elements): "a collection of \(elements.count) elements"
    case .object(let object): "an object of the type \(type(of: object))"
    }
  }
}

extension Optional where Wrapped == Any {
  /// The value without the optionals around it.
  var unwrapped: Any? {
    guard case let value? = self else { return nil }
    guard let optional = value as? any OptionalValue else { return value }
    return optional.wrapped.unwrapped
  }
}

/// Optional values of any type.
private protocol OptionalValue {
  var wrapped: Any? { get }
}

extension Optional: OptionalValue {
  fileprivate var wrapped: Any? { map { $0 } }
}
