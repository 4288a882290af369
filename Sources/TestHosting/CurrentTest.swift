import Foundation
import Synchronization
import XCTest

/// The test of XCTest that runs now.
///
/// Tests use it on any thread: asynchronous ones run on those of tasks.
enum CurrentTest {
  /// A failure that the test expects.
  ///
  /// Unchecked: one test at a time calls its own matcher, and the rest is behind the lock of the state.
  final class Expectation: @unchecked Sendable {
    let reason: String?
    let isStrict: Bool
    let matches: (XCTIssue) -> Bool
    let place: SourcePlace
    fileprivate var isMet = false

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

  private struct State {
    var identifier: String?
    var events: TestEvents?
    /// The folder for attachments; nil for none.
    var folder: URL?
    var expectations: [Expectation] = []
    /// The expectations of blocks that have ended.
    var ended: [Expectation] = []
    var attachments = 0
    var continuesAfterFailure = true
    var allowance: Double?
  }

  private static let state = Mutex(State())

  static func begin(_ identifier: String, sendingTo events: TestEvents, attachments folder: URL?) {
    state.withLock { $0 = State(identifier: identifier, events: events, folder: folder) }
  }

  static func end() { state.withLock { $0 = State() } }

  /// The identifier of the test; nil if none of XCTest runs.
  static var identifier: String? { state.withLock(\.identifier) }

  /// False to end the test at its first failure.
  static var continuesAfterFailure: Bool {
    get { state.withLock(\.continuesAfterFailure) }
    set { state.withLock { $0.continuesAfterFailure = newValue } }
  }

  /// The seconds that the test may run; nil for the tool's limit.
  static var allowance: Double? {
    get { state.withLock(\.allowance) }
    set {
      state.withLock { state in
        state.allowance = newValue
        guard let newValue else { return }
        state.events?.send(
          TestEvents.Event(kind: .allowance, test: state.identifier, seconds: newValue)
        )
      }
    }
  }

  // MARK: - Expected failures

  static func push(_ expectation: Expectation) {
    state.withLock { $0.expectations.append(expectation) }
  }

  /// Ends the newest expectation.
  static func pop() {
    state.withLock { state in
      if let last = state.expectations.popLast() { state.ended.append(last) }
    }
  }

  /// Returns whether the test expects a failure, which then is none.
  static func expects(_ failure: Failure) -> Bool {
    let issue = XCTIssue(
      type: failure.isOfError ? .thrownError : .assertionFailure,
      compactDescription: failure.message
    )
    let expectations = state.withLock(\.expectations)
    guard let found = expectations.last(where: { $0.matches(issue) }) else { return false }
    state.withLock { _ in found.isMet = true }
    return true
  }

  /// Returns the failures that were expected and did not occur, and forgets them.
  static func takeUnmetExpectations() -> [Failure] {
    let unmet = state.withLock { state in
      defer { (state.expectations, state.ended) = ([], []) }
      return (state.ended + state.expectations).filter { $0.isStrict && !$0.isMet }
    }
    return unmet.map { expectation in
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
    guard let content = attachment.content else { return }
    let title = (attachment.name ?? "attachment").replacing("/", with: "-")
    let pathExtension = attachment.pathExtension
    state.withLock { state in
      guard let identifier = state.identifier, let folder = state.folder else { return }
      state.attachments += 1
      let name = "\(identifier.replacing("/", with: ".")).\(state.attachments).\(title)"
      let file = folder.appending(path: "\(name).\(pathExtension)")
      var event = TestEvents.Event(kind: .attachment, test: identifier, file: file.path)
      do { try content.write(to: file) } catch { event.message = "\(error)" }
      state.events?.send(event)
    }
  }
}
