/// How a boolean is written.
public struct OSLogBoolFormat: Sendable {
  private let yes: String
  private let no: String

  /// As true or false.
  public static var truth: OSLogBoolFormat { OSLogBoolFormat(yes: "true", no: "false") }
  /// As yes or no.
  public static var answer: OSLogBoolFormat { OSLogBoolFormat(yes: "yes", no: "no") }

  func formatted(_ value: Bool) -> String { value ? yes : no }
}
