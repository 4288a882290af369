/// A message of a string literal, in which private values are replaced.
public struct OSLogMessage: ExpressibleByStringInterpolation, ExpressibleByStringLiteral, Sendable {
  /// The text, without private values.
  let text: String

  public init(stringInterpolation: OSLogInterpolation) {
    text = stringInterpolation.text
  }

  public init(stringLiteral value: String) {
    text = value
  }
}

/// A message of a signpost.
public typealias SignpostMetadata = OSLogMessage
