import AppPreparation
import SourceModel
import Testing

struct AttributeTests {
  @Test func attributesOfObjectiveCDisappearAndLinesStay() {
    let source = """
      @objcMembers class Page: UIViewController {
        @IBOutlet
        private weak var label: UILabel!
        @objc(turnTo:) dynamic func turn(to page: Int) {}
        @nonobjc var number = 1
      }
      """
    let text = Prepared(source).text()
    #expect(!text.contains("@objc") && !text.contains("@IBOutlet") && !text.contains("dynamic"))
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[2] == "  private weak var label: UILabel!")
    #expect(lines[3] == "  func turn(to page: Int) {}")
    #expect(lines[4] == "  var number = 1")
  }

  @Test(arguments: ["\n", "\r\n"])
  func lineBreaksOfBothKindsStay(lineBreak: String) {
    let source = ["class A {", "  @objc", "  func a() {}", "}"].joined(separator: lineBreak)
    let expected = ["class A {", "  ", "  func a() {}", "}"].joined(separator: lineBreak)
    #expect(Prepared(source).text() == expected)
  }

  @Test func aFileBeginsWithThePlaceOfItsOriginal() {
    let prepared = Prepared(["你好 \"world\".swift": "let a = 1"])
    #expect(
      prepared.module.files.first?.text
        == "\n#sourceLocation(file: \"/app/你好 \\\"world\\\".swift\", line: 1)\nlet a = 1"
    )
  }

  @Test(arguments: ["@UIApplicationMain", "@main"])
  func theEntryPointIsRemembered(attribute: String) {
    let prepared = Prepared(
      "\(attribute)\nfinal class AppDelegate: UIResponder, UIApplicationDelegate {}"
    )
    #expect(prepared.module.entryPoint == "AppDelegate")
    #expect(!prepared.text().contains(attribute))
  }

  @Test func mainOfAnotherTypeStays() {
    let prepared = Prepared("@main struct Program { static func main() {} }")
    #expect(prepared.module.entryPoint == nil)
    #expect(prepared.text().contains("@main"))
  }

  @Test func aFileThatDoesNotParseStaysAndIsReported() {
    let prepared = Prepared(["A.swift": "class A { @objc func (", "B.swift": "@objc class B {}"])
    #expect(prepared.text("A.swift") == "class A { @objc func (")
    #expect(prepared.text("B.swift") == "class B {}")
    #expect(prepared.module.diagnostics.map(\.path) == ["/app/A.swift"])
  }

  @Test func commentsAndStringsStay() {
    let source = """
      // @objc and #selector(a)
      let text = "@objc #selector(a) \\(1)"
      """
    #expect(Prepared(source).text() == source)
  }
}
