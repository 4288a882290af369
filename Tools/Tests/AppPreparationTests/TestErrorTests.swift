import AppPreparation
import Testing

struct TestErrorTests {
  private let source = """
    import XCTest
    class PageTests: XCTestCase {
      func testA() throws {
        let a = page.title
        a.b()
      }
      func testB() {}
      func helper() { a() }
      @Test(arguments: [1]) func sum(a: Int) async { a() }
    }
    """

  @Test func theBodyOfATestThatDoesNotCompileIsAFailureAtItsLine() {
    let lines = prepared(["no member 'b'": 5, "no \"a\"": 9]).text().split(
      separator: "\n",
      omittingEmptySubsequences: false
    )
    #expect(lines[2] == "  func testA() throws {")
    #expect(lines[4] == " XCTFail(\"This test does not compile: no member 'b'\") }")
    #expect(lines[6] == "  func testB() {}")
    #expect(
      lines[8] == "  @Test(arguments: [1]) func sum(a: Int) async "
        + "{ Issue.record(\"This test does not compile: no \\\"a\\\"\") }"
    )
  }

  @Test func allErrorsOfATestAreSaidAtTheLineOfTheFirst() {
    var errors = TestErrors()
    for (message, line) in [("no 'b'", 5), ("no 'title'", 4), ("no 'page'", 4), ("no 'title'", 4)] {
      errors.add(message, in: "/app/A.swift", line: line)
    }
    let lines = prepared(errors).text().split(separator: "\n", omittingEmptySubsequences: false)
    #expect(
      lines[3] == " XCTFail(\"This test does not compile: no 'title'; no 'page'; no 'b'\") }"
    )
  }

  @Test func errorsBesidesTestsChangeNothing() {
    let prepared = prepared(["no 'a'": 8])
    #expect(prepared.text().contains("func helper() { a() }"))
    #expect(!errors(["no 'a'": 8]).areIn([prepared.module]))
    let tests = self.prepared(["no 'a'": 4])
    #expect(errors(["no 'a'": 4]).areIn([tests.module]))
    #expect(!errors(["no 'a'": 4], in: "/app/B.swift").areIn([tests.module]))
  }

  private func errors(_ lines: [String: Int], in path: String = "/app/A.swift") -> TestErrors {
    var errors = TestErrors()
    for (message, line) in lines { errors.add(message, in: path, line: line) }
    return errors
  }

  private func prepared(_ lines: [String: Int]) -> Prepared { prepared(errors(lines)) }

  private func prepared(_ errors: TestErrors) -> Prepared {
    Prepared(["A.swift": source], modules: ["XCTest"], listsTests: true, errors: errors)
  }
}
