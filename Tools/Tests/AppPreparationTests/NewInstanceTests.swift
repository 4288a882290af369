import AppPreparation
import Testing

struct NewInstanceTests {
  @Test(arguments: [
    (
      "func lend<T: NSObject>(_ use: (T) -> Void) -> T { let made = T(); use(made); return made }",
      "func lend<T: NSObject>(_ use: (T) -> Void) -> T { "
        + "let made = _makeInstance(of: T.self); use(made); return made }"
    ),
    (
      "struct Box<View> where View: UIView { let view = View.init() }",
      "struct Box<View> where View: UIView { let view = _makeInstance(of: View.self) }"
    ),
    (
      "func page(_ type: UIViewController.Type) -> UIViewController { type.init() }",
      "func page(_ type: UIViewController.Type) -> UIViewController { _makeInstance(of: type) }"
    ),
    (
      "if let type = NSClassFromString(name) as? UIViewController.Type { show(type.init()) }",
      "if let type = NSClassFromString(name) as? UIViewController.Type { show(_makeInstance(of: type)) }"
    ),
    (
      "protocol P { associatedtype Root: UIViewController }; func root() -> Root { .init() }",
      "protocol P { associatedtype Root: UIViewController }; "
        + "func root() -> Root { _makeInstance(of: Root.self) }"
    ),
    (
      "protocol P { associatedtype Root: UIView }; extension P { var root: Root { return .init() } }",
      "protocol P { associatedtype Root: UIView }; "
        + "extension P { var root: Root { return _makeInstance(of: Root.self) } }"
    ),
  ])
  func classesThatAreKnownAtRunTimeMakeObjects(source: String, result: String) {
    let prepared = Prepared(source)
    #expect(prepared.text() == result)
    #expect(prepared.header() == "import UIKit; ")
    #expect(prepared.count(.instance) == 1)
  }

  @Test(arguments: [
    "func make<T: Loading>() -> T { T() }",
    "func make<T: NSObject>() -> T { T(coder: c) }",
    "func make<T: NSObject>(_ t: T) { U() }",
    "let type = Model.self; type.init()",
    "let view = UIView()",
    "func view() -> UIView { .init() }",
    "protocol P { associatedtype Item: Codable }; func item() -> Item { .init() }",
  ])
  func otherCallsStay(source: String) {
    #expect(Prepared(source).text() == source)
  }
}
