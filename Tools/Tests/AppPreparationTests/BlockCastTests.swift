import Testing
import ToolTesting

struct BlockCastTests {
  private let alias = "typealias Handler = @convention(block) (UIAlertAction) -> Void\n"

  @Test func aCastToABlockIsACastOfTheClosure() {
    let text = Prepared(
      alias + "let handler = unsafeBitCast(block as AnyObject, to: Handler.self)\nhandler(action)"
    ).text()
    #expect(text.hasPrefix("typealias Handler = (UIAlertAction) -> Void\n"))
    #expect(text.hasSuffix("let handler = ((block) as! Handler)\nhandler(action)"))
  }

  @Test func theTypeMayStandInAnotherFile() {
    let prepared = Prepared([
      "A.swift": "extension Alerts { \(alias) }",
      "B.swift": "let handler = unsafeBitCast(block, to: Alerts.Handler.self)",
    ])
    #expect(prepared.text("B.swift") == "let handler = ((block) as! Alerts.Handler)")
  }

  @Test func otherCastsStay() {
    let source = "let number = unsafeBitCast(pointer, to: Int.self)"
    #expect(Prepared(alias + source).text().hasSuffix(source))
  }
}
