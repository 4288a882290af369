public import XCTest

/// A failure of a test that a test reports itself.
public struct XCTIssue {
  public enum IssueType: Int, Sendable {
    case assertionFailure, thrownError, uncaughtException, performanceRegression, system
    case unmatchedExpectedFailure
  }

  public var type: IssueType
  public var compactDescription: String
  public var detailedDescription: String?
  public var sourceCodeContext: XCTSourceCodeContext
  public var associatedError: (any Error)?
  /// Files that belong to the failure.
  public var attachments: [XCTAttachment]

  public init(
    type: IssueType,
    compactDescription: String,
    detailedDescription: String? = nil,
    sourceCodeContext: XCTSourceCodeContext = XCTSourceCodeContext(),
    associatedError: (any Error)? = nil,
    attachments: [XCTAttachment] = []
  ) {
    self.type = type
    self.compactDescription = compactDescription
    self.detailedDescription = detailedDescription
    self.sourceCodeContext = sourceCodeContext
    self.associatedError = associatedError
    self.attachments = attachments
  }
}

/// The place of a failure in the sources.
public struct XCTSourceCodeContext: Sendable {
  public var location: XCTSourceCodeLocation?

  public init(location: XCTSourceCodeLocation? = nil) {
    self.location = location
  }
}

/// A line of a file.
public struct XCTSourceCodeLocation: Sendable {
  public var filePath: String
  /// 1-based.
  public var lineNumber: Int

  public init(filePath: String, lineNumber: Int) {
    self.filePath = filePath
    self.lineNumber = lineNumber
  }
}

extension XCTestCase {
  /// Records a failure of this test.
  ///
  /// On Apple's platforms XCTest calls it for each failure, so that a subclass can override it. Here only
  /// tests call it.
  public func record(_ issue: XCTIssue) {
    for attachment in issue.attachments { CurrentTest.add(attachment) }
    recordFailure(
      withDescription: issue.compactDescription,
      inFile: issue.sourceCodeContext.location?.filePath ?? "<EXPR>",
      atLine: issue.sourceCodeContext.location?.lineNumber ?? 0,
      expected: issue.type != .thrownError && issue.type != .uncaughtException
    )
  }
}
