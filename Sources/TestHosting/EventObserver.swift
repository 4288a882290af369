import Foundation
import Synchronization
import XCTest

/// Reports the tests of XCTest as they run.
@MainActor
final class EventObserver {
  private let events: TestEvents
  private let picture: () -> Data?
  /// The places of the methods by their identifiers.
  private let places: [String: SourcePlace]
  /// The folder for pictures of the screen at the first failure of each test.
  private let pictures: URL?
  private var hasFailed = false
  private var began = ContinuousClock.now
  /// The failures that have not been reported yet.
  private let waiting = Mutex<[Failure]>([])

  init(
    _ events: TestEvents,
    places: [String: SourcePlace],
    pictures: URL?,
    picture: @escaping () -> Data?
  ) {
    self.events = events
    self.picture = picture
    self.places = places
    self.pictures = pictures
  }

  private func takePicture(of test: String) {
    guard let pictures, let png = picture(), !png.isEmpty else { return }
    let file = pictures.appending(path: "\(test.replacing("/", with: ".")).png")
    do {
      try png.write(to: file)
      events.send(TestEvents.Event(kind: .attachment, test: test, file: file.path))
    } catch {
      events.send(TestEvents.Event(kind: .attachment, test: test, message: "\(error)"))
    }
  }
}

// XCTest calls the observer on the main thread, but for failures of waiting and of asynchronous tests, which
// it reports on other threads while the main thread waits.
extension EventObserver: nonisolated XCTestObservation {
  nonisolated func testCaseWillStart(_ testCase: XCTestCase) {
    nonisolated(unsafe) let testCase = testCase
    MainActor.assumeIsolated { start(testCase) }
  }

  nonisolated func testCase(
    _ testCase: XCTestCase,
    didFailWithDescription description: String,
    inFile filePath: String?,
    atLine lineNumber: Int
  ) {
    waiting.withLock {
      $0.append(
        Failure(
          message: description,
          // An error that leaves a method has no place of its own.
          place: filePath.flatMap { $0 == "<EXPR>" ? nil : SourcePlace(file: $0, line: lineNumber) }
        )
      )
    }
    guard Thread.isMainThread else { return }
    nonisolated(unsafe) let testCase = testCase
    MainActor.assumeIsolated {
      reportFailures(of: testCase)
      if hasFailed, !CurrentTest.continuesAfterFailure { stop(testCase) }
    }
  }

  nonisolated func testCaseDidFinish(_ testCase: XCTestCase) {
    nonisolated(unsafe) let testCase = testCase
    MainActor.assumeIsolated { finish(testCase) }
  }
}

extension EventObserver {
  private func start(_ testCase: XCTestCase) {
    hasFailed = false
    began = .now
    let test = testCase.identifier
    CurrentTest.begin(test, sendingTo: events, attachments: pictures)
    let place = places[test]
    events.send(
      TestEvents.Event(kind: .started, test: test, file: place?.file, line: place?.line)
    )
  }

  /// Ends a test that is not to continue after its failure, as exceptions of Objective-C do on Apple's
  /// platforms: nothing can unwind its calls here, so that the tool goes on in another process.
  private func stop(_ testCase: XCTestCase) -> Never {
    CurrentTest.continuesAfterFailure = true
    testCase.tearDown()
    do { try testCase.tearDownWithError() } catch {
      waiting.withLock {
        $0.append(Failure(message: "\(Failure.errorPrefix)\(error)\"", place: nil))
      }
    }
    finish(testCase)
    events.send(TestEvents.Event(kind: .interrupted))
    fflush(nil)
    _exit(0)
  }

  private func finish(_ testCase: XCTestCase) {
    reportFailures(of: testCase)
    for failure in CurrentTest.takeUnmetExpectations() { report(failure, of: testCase) }
    let skip = testCase.testRun?.hasBeenSkipped == true ? SkippedTest(testCase) : nil
    let outcome: TestEvents.Outcome = hasFailed ? .failed : skip != nil ? .skipped : .passed
    let place = outcome == .skipped ? skip?.place : nil
    events.send(
      TestEvents.Event(
        kind: .ended,
        test: testCase.identifier,
        message: outcome == .skipped ? skip?.reason : nil,
        file: place?.file,
        line: place?.line,
        seconds: (ContinuousClock.now - began) / .seconds(1),
        outcome: outcome
      )
    )
    CurrentTest.end()
  }

  private func reportFailures(of testCase: XCTestCase) {
    let failures = waiting.withLock { failures in
      defer { failures = [] }
      return failures
    }
    for failure in failures { report(failure, of: testCase) }
  }

  private func report(_ failure: Failure, of testCase: XCTestCase) {
    guard !failure.isOfDeviation, !CurrentTest.expects(failure) else { return }
    let test = testCase.identifier
    events.send(
      TestEvents.Event(
        kind: .issue,
        test: test,
        message: failure.message,
        file: failure.place?.file,
        line: failure.place?.line
      )
    )
    if !hasFailed { takePicture(of: test) }
    hasFailed = true
  }
}

/// A failure of a test, as XCTest describes it.
struct Failure: Sendable {
  let message: String
  let place: SourcePlace?

  /// Whether measurements deviate, which is no failure on Apple's platforms without a baseline.
  var isOfDeviation: Bool { message.contains("relative standard deviation of the measurements") }

  /// Whether an error has left the test.
  var isOfError: Bool { message.hasPrefix("failed: caught error: ") }

  /// The beginning of the description of an error that has left a test.
  fileprivate static let errorPrefix = "threw error \""

  init(message: String, place: SourcePlace?) {
    // XCTest ends the description of an assertion without a message in a dash.
    let message = message.hasSuffix(" - ") ? String(message.dropLast(3)) : message
    // That of an error is different on Apple's platforms.
    self.message =
      message.hasPrefix(Self.errorPrefix)
      ? "failed: caught error: \"\(message.dropFirst(Self.errorPrefix.count))" : message
    self.place = place
  }
}

extension XCTestCase {
  /// The name of the test that distinguishes it from all others.
  var identifier: String {
    let method = name.split(separator: ".").last.map(String.init) ?? name
    return TestClass.identifier(of: method, in: type(of: self))
  }
}
