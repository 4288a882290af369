import AppPreparation
import Testing

struct TestNameTests {
  @Test func aTestCanEndAtItsFirstFailure() {
    let prepared = Prepared("func setUp() { continueAfterFailure = false }")
    #expect(prepared.text() == "func setUp() { _continueAfterFailure = false }")
    #expect(prepared.module.files[0].text.hasPrefix("import TestHosting; "))
    #expect(prepared.module.files[0].changes.map(\.kind) == [.failure])
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
