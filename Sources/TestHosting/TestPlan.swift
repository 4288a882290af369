import Foundation

/// The task of this process, in the file that the environment names.
struct TestPlan: Decodable {
  /// True to list the tests without running them.
  var listsTests: Bool
  /// The identifiers of the methods of XCTest to run, in their order.
  var methods: [String]
  /// The identifiers of the functions of Swift Testing to run.
  var functions: [String]
  /// True if functions run one after the other.
  var isSerial: Bool
  /// True for tests of the user interface, which drive the app in a process of its own.
  var drivesApp: Bool
  /// The folder for pictures and attachments; nil for none.
  var pictures: URL?

  /// Reads the plan, and hides from the tests that there is one.
  ///
  /// - Returns: The plan, and the writer of the events.
  static func fromEnvironment() -> (plan: TestPlan, events: TestEvents) {
    let environment = ProcessInfo.processInfo.environment
    guard let path = environment["ROSTRUM_TEST_PLAN"],
      let token = environment["ROSTRUM_TEST_TOKEN"],
      let data = FileManager.default.contents(atPath: path),
      let plan = try? JSONDecoder().decode(TestPlan.self, from: data)
    else {
      preconditionFailure(
        "The program of tests expected a plan in ROSTRUM_TEST_PLAN, found none. "
          + "\"rostrum test\" starts it."
      )
    }
    unsetenv("ROSTRUM_TEST_PLAN")
    unsetenv("ROSTRUM_TEST_TOKEN")
    return (plan, TestEvents(token: token))
  }
}
