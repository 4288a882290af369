import AppPreparation
import Testing

struct ClassNameTests {
  @Test func theNameOfAnObjectsClassComesFromTheRuntime() {
    let prepared = Prepared("let name = type(of: object as AnyObject).description() + \"!\"")
    #expect(prepared.text() == "let name = _className(of: type(of: object as AnyObject)) + \"!\"")
    #expect(prepared.header() == "import UIKit; ")
    #expect(prepared.count(.className) == 1)
  }

  @Test(arguments: [
    "let name = type(of: object).description(1)",
    "let name = object.description()",
    "struct A { static func description() -> String { \"\" } }\nlet b = type(of: A()).description()",
  ])
  func othersStay(source: String) {
    #expect(Prepared(source).text() == source)
  }
}
