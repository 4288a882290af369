import Foundation
import XCTest

/// What the test of XCTest that runs now has said about itself.
@MainActor
enum CurrentTest {
  /// A failure that the test expects.
  final class Expectation {
    let reason: String?
    let isStrict: Bool
    let matches: (XCTIssue) -> Bool
    let place: SourcePlace
    var isMet = false

    init(
      reason: String?,
      isStrict: Bool,
      place: SourcePlace,
      matches: @escaping (XCTIssue) -> Bool
    ) {
      self.reason = reason
      self.isStrict = isStrict
      self.place = place
      self.matches = matches
    }
  }

  private(set) static var test: XCTestCase?
  private static var events: TestEvents?
  private static var folder: URL?
  private static var expectations: [Expectation] = []
  private static var ended: [Expectation] = []
  private static var attachments = 0
  /// Why the test has been skipped.
  static var skipReason: String?
  /// The seconds that the test may run.
  static var allowance: Double? {
    didSet {
      guard let test, let allowance else { return }
      events?.send(
        TestEvents.Event(kind: .allowance, test: test.identifier, seconds: allowance)
      )
    }
  }

  static func begin(_ test: XCTestCase, sendingTo events: TestEvents, attachments folder: URL?) {
    self.test = test
    self.events = events
    self.folder = folder
    (expectations, ended, attachments, skipReason, allowance) = ([], [], 0, nil, nil)
  }

  static func end() { test = nil }

  // MARK: - Expected failures

  static func push(_ expectation: Expectation) { expectations.append(expectation) }

  /// Ends the newest expectation.
  static func pop() {
    if let last = expectations.popLast() { ended.append(last) }
  }

  /// Returns whether the test expects a failure, which then is none.
  static func expects(_ failure: Failure) -> Bool {
    let issue = XCTIssue(
      type: failure.message.hasPrefix("threw error") ? .thrownError : .assertionFailure,
      compactDescription: failure.message
    )
    guard let found = expectations.last(where: { $0.matches(issue) }) else { return false }
    found.isMet = true
    return true
  }

  /// The failures that were expected and did not occur.
  static var unmetExpectations: [Failure] {
    let all = ended + expectations
    (expectations, ended) = ([], [])
    return all.filter { $0.isStrict && !$0.isMet }.map { expectation in
      let reason = expectation.reason.map { " '\($0)'" } ?? ""
      return Failure(
        message: "Expected failure\(reason) but none recorded.",
        place: expectation.place
      )
    }
  }

  // MARK: - Attachments

  /// Writes an attachment into the folder for pictures; without one it is dropped, as Xcode drops
  /// those of tests that pass.
  static func add(_ attachment: XCTAttachment) {
    guard let test, let folder, let content = attachment.content else { return }
    attachments += 1
    let title = (attachment.name ?? "attachment").replacing("/", with: "-")
    let name = "\(test.identifier.replacing("/", with: ".")).\(attachments).\(title)"
    let file = folder.appending(path: "\(name).\(attachment.pathExtension)")
    var event = TestEvents.Event(kind: .attachment, test: test.identifier, file: file.path)
    do { try content.write(to: file) } catch { event.message = "\(error)" }
    events?.send(event)
  }
}
