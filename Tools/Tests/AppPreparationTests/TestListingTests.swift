import AppPreparation
import Testing
import ToolTesting

struct TestListingTests {
  @Test func theTestsOfAClassAreListedWithTheirLines() {
    let text = listing(
      """
      import XCTest
      final class LoginTests: XCTestCase {
        func testLogin() throws {}
        func testLater() async throws {}
        func helper() {}
        func testWith(_ number: Int) {}
        func testAnswer() -> Int { 1 }
        private func testHidden() {}
        static func testShared() {}
      }
      """
    )
    #expect(
      text.containsCode(
        #"""
        var methods: [TestMethod<LoginTests>] = []
        methods.append(TestMethod("testLogin", file: "/app/A.swift", line: 3) { try $0.testLogin() })
        methods.append(TestMethod("testLater", file: "/app/A.swift", line: 4, async: {
          try await $0.testLater() }))
        classes.append(TestClass(LoginTests.self, methods))
        """#
      )
    )
  }

  @Test func aFileCanRegisterMembersToo() {
    let text = listing(
      """
      class PageTests: XCTestCase { func testA() {} }
      class Page: UIView { @IBOutlet var label: UILabel! }
      """
    )
    #expect(text.ranges(of: "#sourceLocation()").count == 1)
    #expect(
      text.contains("TestClass(PageTests.self") && text.contains("public func _registerForNibs")
    )
  }

  @Test func classesThatAreNoTestsAreNotListed() {
    let text = listing(
      """
      class Page: UIViewController { func testAll() {} }
      struct Sample { func testAll() {} }
      class Box<Value>: XCTestCase { func testAll() {} }
      protocol LoginTestCase { func testAll() }
      """
    )
    #expect(!text.contains("TestClass"))
  }

  @Test func inheritedTestsRunInEachSubclass() {
    let prepared = Prepared(
      [
        "Base.swift": "class Base: XCTestCase { func testShared() {}; func testOwn() {} }",
        "Page.swift": "class PageTests: Base { override func testOwn() {}; func testPage() {} }",
      ],
      listsTests: true
    )
    let text = prepared.text("Page.swift")
    #expect(text.contains(#"TestMethod("testShared", file: "/app/Base.swift", line: 1)"#))
    #expect(text.contains(#"TestMethod("testOwn", file: "/app/Page.swift", line: 1)"#))
    #expect(text.ranges(of: "TestMethod(").count == 3)
    #expect(prepared.module.testFunctions.count == 2)
  }

  @Test func filesOfTheSameNameInTwoModulesAreListedByTwoFunctions() {
    let functions = ["AppTests", "AppUITests"].flatMap { module in
      let input = SourceInput(
        path: "/app/\(module)/LoginTests.swift",
        name: "LoginTests.swift",
        bytes: [UInt8]("class LoginTests: XCTestCase { func testAll() {} }".utf8)
      )
      return ModulePreparation(modules: AvailableModules([]), listsTests: true)
        .prepare([input], of: module).testFunctions
    }
    #expect(functions.count == 2 && Set(functions).count == 2)
  }

  @Test func testsInExtensionsOfOtherFilesAreListed() {
    let prepared = Prepared(
      [
        "A.swift": "class PageTests: XCTestCase {}",
        "B.swift": "extension PageTests { func testMore() {} }",
      ],
      listsTests: true
    )
    #expect(
      prepared.text("A.swift").contains(#"TestMethod("testMore", file: "/app/B.swift", line: 1)"#)
    )
    #expect(!prepared.text("B.swift").contains("TestMethod"))
  }

  @Test func nestedAndPrivateClassesAreListed() {
    let text = listing(
      "enum Pages { class LoginTests: XCTestCase { func testA() {} } }\nprivate class T: MyTestCase { func testB() {} }"
    )
    #expect(text.contains("TestClass(Pages.LoginTests.self"))
    #expect(text.contains("TestClass(T.self"))
  }

  @Test func conditionsAroundATestStandAroundItsEntry() {
    let text = listing(
      """
      #if DEBUG
      class LoginTests: XCTestCase {
        #if os(iOS) && FAST
        func testA() {}
        #else
        func testB() {}
        #endif
      }
      #endif
      """
    )
    #expect(text.containsCode("#if (DEBUG)\ndo {"))
    #expect(text.containsCode("#if (true && FAST)\nmethods.append(TestMethod(\"testA\""))
    #expect(text.containsCode("#if !(true && FAST) && (true)\nmethods.append(TestMethod(\"testB\""))
  }

  @Test func aModuleMayExtendXCTestCase() {
    let text = listing(
      """
      extension XCTestCase { func pause() {} }
      class LoginTests: XCTestCase { func testA() {} }
      """
    )
    #expect(text.contains("TestClass(LoginTests.self"))
  }

  @Test func filesThatImportXCTestImportWhatApplesHasBeyond() {
    #expect(Prepared("import XCTest").header() == "import TestHosting; ")
  }

  private func listing(_ source: String) -> String {
    Prepared(["A.swift": source], listsTests: true).text()
  }
}
