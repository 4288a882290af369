import AppPreparation
import Testing

struct TestNameTests {
  @Test func aTestCanEndAtItsFirstFailure() {
    let prepared = Prepared("func setUp() { continueAfterFailure = false }")
    #expect(prepared.text() == "func setUp() { _continueAfterFailure = false }")
    #expect(prepared.module.files[0].text.hasPrefix("import TestHosting; "))
    #expect(prepared.module.files[0].changes.map(\.kind) == [.failure])
  }

  @Test(arguments: [
    "expectation(description: \"done\")", "self.expectation(for: exists, evaluatedWith: row)",
    "let done = XCTNSPredicateExpectation(predicate: exists, object: row)",
  ])
  func expectationsAreCheckedAsOnIOS(call: String) {
    let prepared = Prepared(call)
    let expected = call.replacing("expectation(", with: "_expectation(")
      .replacing("XCTNS", with: "_XCTNS")
    #expect(prepared.text() == expected)
    #expect(prepared.module.files[0].text.hasPrefix("import TestHosting; "))
  }

  @Test(arguments: [
    "expectation(forNotification: name, object: nil)", "func expectation(description: String) {}",
    "let done: XCTNSPredicateExpectation", "wait(for: [expectation], timeout: 1)",
    "expectation.sum(description: 1)",
  ])
  func otherNamesOfExpectationsStay(source: String) {
    #expect(Prepared(source).text() == source)
  }

  @Test func aPropertyOfXcodesTemplatesOverridesNothing() {
    let source = """
      class LaunchTests: XCTestCase {
        override class var runsForEachTargetApplicationUIConfiguration: Bool { true }
      }
      """
    #expect(Prepared(source).text() == source.replacing("override ", with: " "))
  }
}
