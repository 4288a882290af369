import Testing
import UIKit

@testable import AppAutomation

/// Taps and presses on texts, which select and open the edit menu.
@MainActor
struct TextActionTests {
  @Test func twoTapsSelectAWordWhichTypingReplaces() throws {
    let field = UITextField()
    let screen = try AutomatedScreen(field)
    try screen.type("one two", into: .textField)
    try screen.tap(.textField, count: 2)
    #expect(screen.menuItems == ["Cut", "Copy", "Select All", "Delete"])
    try screen.actions.type("six", into: screen.find(.textField).id)
    #expect(field.text == "one six")
    #expect(screen.menuItems == [])
  }

  @Test func twoTapsSelectTheWordAtThePoint() throws {
    let field = UITextField()
    let screen = try AutomatedScreen(field)
    try screen.type("one two", into: .textField)
    let frame = try screen.find(.textField).frame
    let start = ScreenPoint(x: frame.x + 12, y: frame.middle.y)
    try screen.actions.tap(start, of: screen.find(.textField).id, count: 2)
    try screen.actions.type("six", into: screen.find(.textField).id)
    #expect(field.text == "six two")
  }

  @Test func threeTapsSelectEverything() throws {
    let view = UITextView()
    let screen = try AutomatedScreen(view)
    try screen.type("one two", into: .textView)
    try screen.tap(.textView, count: 3)
    try screen.actions.type("\u{8}", into: screen.find(.textView).id)
    #expect(view.text == "")
  }

  @Test(arguments: [true, false])
  func theMenuOfAPressSelectsEverything(isEditing: Bool) throws {
    let field = UITextField()
    let screen = try AutomatedScreen(field)
    field.text = "one two"
    if isEditing { try screen.tap(.textField) }
    try screen.actions.press(screen.find(.textField).id, seconds: 1)
    #expect(screen.menuItems == ["Select", "Select All"])
    try screen.tap(.menuItem, "Select All")
    // What is selected has a menu of its own.
    #expect(screen.menuItems == ["Cut", "Copy", "Delete"])
    try screen.actions.type("six", into: screen.find(.textField).id)
    #expect(field.text == "six")
  }

  @Test func textsAreCopiedAndPastedByMenus() throws {
    let (name, place) = (UITextField(), UITextView())
    name.text = "Ana"
    let screen = try AutomatedScreen(name, place)
    try screen.tap(.textField, count: 2)
    try screen.tap(.menuItem, "Copy")
    try screen.tap(.textView)
    try screen.tap(.textView)
    #expect(screen.menuItems == ["Paste"])
    try screen.tap(.menuItem, "Paste")
    #expect(place.text == "Ana")
  }

  @Test func aMenuCoversNothing() throws {
    let (field, button) = (UITextField(), UIButton(type: .system))
    field.text = "Ana"
    button.setTitle("Save", for: .normal)
    var count = 0
    button.addAction(UIAction { _ in count += 1 }, for: .touchUpInside)
    let screen = try AutomatedScreen(field, button)
    try screen.tap(.textField, count: 2)
    #expect(try screen.actions.isHittable(screen.find(.button, "Save").id))
    try screen.tap(.button, "Save")
    #expect(count == 1 && screen.menuItems == [])
  }

  @Test func aTextThatIsNotSelectableHasNoMenu() throws {
    let field = UITextField()
    field.isEnabled = false
    field.text = "Ana"
    let screen = try AutomatedScreen(field)
    try screen.tap(.textField, count: 2)
    try screen.actions.press(screen.find(.textField).id, seconds: 1)
    #expect(screen.menuItems == [])
  }
}

extension AutomatedScreen {
  fileprivate var menuItems: [String] { all(.menuItem).map(\.label) }

  fileprivate func tap(_ kind: ElementKind, count: Int) throws {
    try actions.tap(find(kind).id, count: count)
  }

  fileprivate func type(_ text: String, into kind: ElementKind) throws {
    try tap(kind)
    try actions.type(text, into: find(kind).id)
  }
}
