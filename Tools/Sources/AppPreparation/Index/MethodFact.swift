/// A method as it is declared.
struct MethodFact: Sendable {
  let name: String
  /// The labels of the arguments; `_` for none.
  let labels: [String]
  /// The types of the parameters, as written.
  let parameterTypes: [String]
  /// The type of the result, as written; nil for none.
  let result: String?
  /// The name in `@objc(name)`.
  let explicitName: String?
  let isOverride: Bool
  /// True for methods of the type.
  let isStatic: Bool
  /// True for `@objc`, `@IBAction` and their kin.
  let isExposed: Bool
  /// Whether a method of the object can call it with its own arguments.
  let isForwardable: Bool
  /// True for `@objc optional` requirements.
  let isOptional: Bool
  /// The declaration from its first attribute to its closing brace, in bytes of its file.
  let range: Range<Int>

  /// The name with its labels: `tableView(_:didSelectRowAt:)`.
  var fullName: String { "\(name)(\(labels.map { "\($0):" }.joined()))" }

  /// The name of the method's selector in Objective-C: `logInWithUser:password:`.
  var selectorName: String { explicitName ?? ObjectiveCName.selector(name, labels) }
}
