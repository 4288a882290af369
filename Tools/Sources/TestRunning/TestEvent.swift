import Foundation

/// An event of a program of tests, as its module TestHosting writes it.
struct TestEvent: Decodable, Sendable {
  enum Kind: String, Decodable, Sendable {
    case listed, started, allowance, issue, ended, attachment, record, interrupted, finished
  }

  let kind: Kind
  var test: String?
  var message: String?
  var file: String?
  var line: Int?
  var seconds: Double?
  var outcome: TestOutcome?
  /// A record of Swift Testing.
  var record: String?
}

/// The result of a test.
package enum TestOutcome: String, Decodable, Sendable {
  case passed, failed, skipped
}

/// A record of Swift Testing's stream of events.
///
/// [Its format](https://github.com/swiftlang/swift-testing/blob/main/Documentation/ABI/JSON.md)
struct TestRecord: Decodable, Sendable {
  struct Place: Decodable, Sendable {
    let filePath: String?
    let _filePath: String?
    let line: Int

    var path: String { filePath ?? _filePath ?? "" }
  }

  struct Issue: Decodable, Sendable {
    let isKnown: Bool
    let isFailure: Bool?
    let sourceLocation: Place?
  }

  struct Message: Decodable, Sendable {
    let text: String
  }

  struct Payload: Decodable, Sendable {
    let kind: String
    // Of tests.
    let id: String?
    let sourceLocation: Place?
    // Of events.
    let testID: String?
    let issue: Issue?
    let messages: [Message]?
  }

  let kind: String
  let payload: Payload

  init?(_ text: String) {
    guard let record = try? JSONDecoder().decode(TestRecord.self, from: Data(text.utf8)) else {
      return nil
    }
    self = record
  }
}
