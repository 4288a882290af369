public import Foundation

/// The parts of a message.
///
/// Texts and objects are private unless the message says otherwise, numbers and booleans public.
public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
  private(set) var text = ""

  public init(literalCapacity: Int, interpolationCount: Int) {
    text.reserveCapacity(literalCapacity * 2)
  }

  public mutating func appendLiteral(_ literal: String) {
    text += literal
  }

  /// Adds a text, which is private by default.
  public mutating func appendInterpolation(
    _ argumentString: @autoclosure @escaping () -> String,
    align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    text += align.aligned(privacy.shown(argumentString, isPrivateByDefault: true))
  }

  /// Adds a description, which is private by default.
  // Numbers have descriptions too; the overloads for numbers come first.
  @_disfavoredOverload
  public mutating func appendInterpolation<T: CustomStringConvertible>(
    _ value: @autoclosure @escaping () -> T,
    align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    text += align.aligned(privacy.shown({ value().description }, isPrivateByDefault: true))
  }

  /// Adds a type, which is public by default.
  public mutating func appendInterpolation(
    _ value: @autoclosure @escaping () -> any Any.Type,
    align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    text += align.aligned(privacy.shown({ "\(value())" }, isPrivateByDefault: false))
  }

  /// Adds an object, which is private by default.
  public mutating func appendInterpolation(
    _ argumentObject: @autoclosure @escaping () -> NSObject?,
    privacy: OSLogPrivacy = .auto
  ) {
    text += privacy.shown({ argumentObject()?.description ?? "(null)" }, isPrivateByDefault: true)
  }

  /// Adds a whole number, which is public by default.
  public mutating func appendInterpolation<T: FixedWidthInteger>(
    _ number: @autoclosure @escaping () -> T,
    format: OSLogIntegerFormatting = .decimal,
    align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    text += align.aligned(
      privacy.shown({ format.formatted(number()) }, isPrivateByDefault: false)
    )
  }

  /// Adds a number, which is public by default.
  public mutating func appendInterpolation(
    _ number: @autoclosure @escaping () -> Float,
    format: OSLogFloatFormatting = .fixed,
    align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    text += align.aligned(
      privacy.shown({ format.formatted(Double(number())) }, isPrivateByDefault: false)
    )
  }

  /// Adds a number, which is public by default.
  public mutating func appendInterpolation(
    _ number: @autoclosure @escaping () -> Double,
    format: OSLogFloatFormatting = .fixed,
    align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    text += align.aligned(
      privacy.shown({ format.formatted(number()) }, isPrivateByDefault: false)
    )
  }

  /// Adds a boolean, which is public by default.
  public mutating func appendInterpolation(
    _ boolean: @autoclosure @escaping () -> Bool,
    format: OSLogBoolFormat = .truth,
    privacy: OSLogPrivacy = .auto
  ) {
    text += privacy.shown({ format.formatted(boolean()) }, isPrivateByDefault: false)
  }
}
