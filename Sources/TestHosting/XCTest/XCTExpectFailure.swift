/// Options for expected failures.
public final class XCTExpectedFailureOptions {
  /// Returns whether a failure is the expected one; any by default.
  public var issueMatcher: (XCTIssue) -> Bool = { _ in true }
  public var isEnabled = true
  /// True if the test fails where the failure does not occur.
  public var isStrict = true

  public init() {}

  /// Options that let a test pass where the failure does not occur.
  public static func nonStrict() -> XCTExpectedFailureOptions {
    let options = XCTExpectedFailureOptions()
    options.isStrict = false
    return options
  }
}

/// The names that Apple gives options of expected failures.
public enum XCTExpectedFailure {
  public typealias Options = XCTExpectedFailureOptions
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Expects a failure in the rest of the test.
public func XCTExpectFailure(
  _ failureReason: String? = nil,
  options: XCTExpectedFailureOptions = XCTExpectedFailureOptions(),
  file: StaticString = #filePath,
  line: Int = #line
) {
  guard options.isEnabled else { return }
  CurrentTest.push(
    CurrentTest.Expectation(
      reason: failureReason,
      isStrict: options.isStrict,
      place: SourcePlace(file: "\(file)", line: line),
      matches: options.issueMatcher
    )
  )
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Expects a failure in the rest of the test.
public func XCTExpectFailure(
  _ failureReason: String? = nil,
  enabled: Bool? = nil,
  strict: Bool? = nil,
  issueMatcher: ((XCTIssue) -> Bool)? = nil,
  file: StaticString = #filePath,
  line: Int = #line
) {
  let options = XCTExpectedFailureOptions(
    enabled: enabled,
    strict: strict,
    issueMatcher: issueMatcher
  )
  XCTExpectFailure(failureReason, options: options, file: file, line: line)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Expects a failure in a block.
public func XCTExpectFailure<Value>(
  _ failureReason: String? = nil,
  options: XCTExpectedFailureOptions = XCTExpectedFailureOptions(),
  file: StaticString = #filePath,
  line: Int = #line,
  failingBlock: () throws -> Value
) rethrows -> Value {
  XCTExpectFailure(failureReason, options: options, file: file, line: line)
  defer { if options.isEnabled { CurrentTest.pop() } }
  return try failingBlock()
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Expects a failure in a block.
public func XCTExpectFailure<Value>(
  _ failureReason: String? = nil,
  enabled: Bool? = nil,
  strict: Bool? = nil,
  file: StaticString = #filePath,
  line: Int = #line,
  failingBlock: () throws -> Value,
  issueMatcher: ((XCTIssue) -> Bool)? = nil
) rethrows -> Value {
  try XCTExpectFailure(
    failureReason,
    options: XCTExpectedFailureOptions(
      enabled: enabled,
      strict: strict,
      issueMatcher: issueMatcher
    ),
    file: file,
    line: line,
    failingBlock: failingBlock
  )
}

extension XCTExpectedFailureOptions {
  fileprivate convenience init(
    enabled: Bool?,
    strict: Bool?,
    issueMatcher: ((XCTIssue) -> Bool)?
  ) {
    self.init()
    if let enabled { isEnabled = enabled }
    if let strict { isStrict = strict }
    if let issueMatcher { self.issueMatcher = issueMatcher }
  }
}
