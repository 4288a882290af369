public import Foundation

extension String {
  /// A text to be localised: a literal, whose interpolated values become arguments.
  ///
  /// `"\(count) files"` is the key "%lld files".
  public struct LocalizationValue: ExpressibleByStringInterpolation, Sendable {
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
      fileprivate var key = ""
      fileprivate var arguments: [Argument] = []

      public init(literalCapacity: Int, interpolationCount: Int) {}

      public mutating func appendLiteral(_ literal: String) {
        key += literal.replacing("%", with: "%%")
      }

      public mutating func appendInterpolation(_ value: String) {
        append("%@", .text(value))
      }

      public mutating func appendInterpolation<Value: BinaryInteger>(_ value: Value) {
        append("%lld", .value(Int(value)))
      }

      public mutating func appendInterpolation(_ value: Double) {
        append("%lf", .value(value))
      }

      public mutating func appendInterpolation(_ value: Float) {
        append("%lf", .value(Double(value)))
      }

      @_disfavoredOverload
      public mutating func appendInterpolation<Value>(_ value: Value) {
        append("%@", .text(String(describing: value)))
      }

      /// Appends a value with a specifier of its own: `\(share, specifier: "%.2f")`.
      public mutating func appendInterpolation<Value: CVarArg & Sendable>(
        _ value: Value,
        specifier: String
      ) {
        append(specifier, .value(value))
      }

      private mutating func append(_ specifier: String, _ argument: Argument) {
        key += specifier
        arguments.append(argument)
      }
    }

    /// An argument; `NSString`, which formats take, is not `Sendable` on this platform.
    enum Argument: Sendable {
      case text(String)
      case value(any CVarArg & Sendable)

      var formatted: any CVarArg {
        switch self {
        case .text(let text): text as NSString
        case .value(let value): value
        }
      }
    }

    let key: String
    private let values: [Argument]
    var arguments: [any CVarArg] { values.map(\.formatted) }

    public init(stringLiteral value: String) {
      key = value
      values = []
    }

    /// Creates a value of a key that is known at run time only.
    public init(_ value: String) {
      key = value
      values = []
    }

    public init(stringInterpolation: StringInterpolation) {
      // Without arguments the key is no format.
      values = stringInterpolation.arguments
      key =
        values.isEmpty
        ? stringInterpolation.key.replacing("%%", with: "%")
        : stringInterpolation.key
    }

    /// The text with its arguments, in no language.
    func text() -> String {
      arguments.isEmpty ? key : String(format: key, arguments: arguments)
    }
  }

  /// Creates the text of a key in the language of the current scene; without one, the key with its
  /// arguments.
  ///
  /// - Parameters:
  ///   - keyAndValue: The key, which is the text in the language of development.
  ///   - table: The name of the table; nil for "Localizable".
  ///   - bundle: The bundle of the table; nil for the main one.
  ///   - locale: The locale of numbers; by default that of the language.
  ///   - comment: A note for translators.
  public init(
    localized keyAndValue: String.LocalizationValue,
    table: String? = nil,
    bundle: Bundle? = nil,
    locale: Locale = .current,
    comment: StaticString? = nil
  ) {
    self = LocalizedStrings.text(
      of: keyAndValue.key,
      table,
      bundle ?? .main,
      keyAndValue
    )
  }

  /// Creates the text of a key; without one, the default value.
  public init(
    localized key: StaticString,
    defaultValue: String.LocalizationValue,
    table: String? = nil,
    bundle: Bundle? = nil,
    locale: Locale = .current,
    comment: StaticString? = nil
  ) {
    self = LocalizedStrings.text(of: "\(key)", table, bundle ?? .main, defaultValue)
  }
}

extension LocalizedStrings {
  fileprivate static func text(
    of key: String,
    _ table: String?,
    _ bundle: Bundle,
    _ value: String.LocalizationValue
  ) -> String {
    guard let found = entry(key, table: table, in: bundle, languages) else { return value.text() }
    if case .text(let text) = found.entry, value.arguments.isEmpty { return text }
    return format(found.entry, value.arguments, found.language)
  }
}
