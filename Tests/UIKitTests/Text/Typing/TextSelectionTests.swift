import Foundation
import Testing
import UIKit
import UIKitHosting
import UIKitTesting

/// After https://developer.apple.com/documentation/uikit/uitextinput and
/// https://developer.apple.com/documentation/uikit/uitextview/selectedrange.
@MainActor
struct TextSelectionTests {
  private final class Delegate: NSObject, UITextViewDelegate, UITextFieldDelegate {
    private(set) var selections: [NSRange] = []
    private(set) var fieldSelections = 0

    func textViewDidChangeSelection(_ textView: UITextView) {
      selections.append(textView.selectedRange)
    }

    func textFieldDidChangeSelection(_ textField: UITextField) {
      fieldSelections += 1
    }
  }

  private final class Indifferent: NSObject, UITextViewDelegate {}

  private let root = UIViewController()
  private let textView = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  private let field = UITextField(frame: CGRect(x: 0, y: 300, width: 300, height: 40))
  private let delegate = Delegate()
  private let driver: SceneDriver

  init() {
    textView.accessibilityLabel = "Notes"
    field.accessibilityLabel = "Name"
    root.view.addSubview(textView)
    root.view.addSubview(field)
    driver = SceneDriver(rootViewController: root)
  }

  /// Selects a range of a view's text through an event of the display.
  private func select(_ view: UIView, _ range: Range<Int>) {
    guard let id = view._nodeID, let value = typing(of: view) else { return }
    let selection = TextSelection(revision: value.answers, base: value.version, range: range)
    driver.scene.receive(
      InputEvent(seen: driver.display.tree.number, action: .select(id, selection))
    )
  }

  private func typing(of view: UIView) -> TypingValue? {
    driver.scene.commit()
    guard case .typing(let value) = view._attribute(.typing) else { return nil }
    return value
  }

  private func fieldValue(of view: UIView) -> FieldValue? {
    guard case .field(let value) = view._attribute(.field) else { return nil }
    return value
  }

  @Test func theInsertionPointIsAtTheEndUntilItIsMoved() {
    textView.text = "Hello"
    #expect(textView.selectedRange == NSRange(location: 5, length: 0))
    textView.selectedRange = NSRange(location: 1, length: 3)
    #expect(textView.selectedRange == NSRange(location: 1, length: 3))
    textView.text = "Bye"
    #expect(textView.selectedRange == NSRange(location: 3, length: 0))
    textView.selectedRange = NSRange(location: 2, length: 9)
    #expect(textView.selectedRange == NSRange(location: 2, length: 1))
  }

  @Test func selectionByTheAppIsSent() {
    textView.text = "Hello"
    #expect(typing(of: textView)?.isSelected == false)
    textView.selectedRange = NSRange(location: 1, length: 2)
    let value = typing(of: textView)
    #expect(value?.isSelected == true)
    #expect(value?.selection == 1..<3)
    #expect(value?.text == "Hello")
  }

  @Test func selectionByTheUserIsReceived() throws {
    textView.text = "Hello"
    textView.delegate = delegate
    try driver.beginEditing("Notes")
    select(textView, 0..<4)
    #expect(textView.selectedRange == NSRange(location: 0, length: 4))
    #expect(delegate.selections == [NSRange(location: 0, length: 4)])
    select(textView, 0..<4)
    #expect(delegate.selections.count == 1)
    select(textView, 3..<900)
    #expect(textView.selectedRange == NSRange(location: 0, length: 4))
  }

  @Test func displaysReportSelectionsOnlyIfTheDelegateReceivesThem() throws {
    let indifferent = Indifferent()
    textView.text = "Hello"
    textView.delegate = delegate
    #expect(fieldValue(of: textView)?.reportsSelection == false)
    try driver.beginEditing("Notes")
    #expect(fieldValue(of: textView)?.reportsSelection == true)
    select(textView, 0..<1)
    #expect(fieldValue(of: textView)?.reportsSelection == true)
    textView.delegate = indifferent
    #expect(fieldValue(of: textView)?.reportsSelection == true)
    select(textView, 1..<2)
    #expect(fieldValue(of: textView)?.reportsSelection == false)
    textView.delegate = nil
    #expect(fieldValue(of: textView)?.reportsSelection == false)
  }

  @Test func typingMovesTheInsertionPoint() throws {
    textView.delegate = delegate
    try driver.type("ab", into: "Notes")
    #expect(textView.selectedRange == NSRange(location: 2, length: 0))
    #expect(delegate.selections.map(\.location) == [1, 2])
  }

  @Test func placesAndRangesAreCountedInUnits() throws {
    field.text = "Grüße 😀"
    #expect(field.offset(from: field.beginningOfDocument, to: field.endOfDocument) == 8)
    let start = try #require(field.position(from: field.beginningOfDocument, offset: 2))
    let end = try #require(field.position(from: start, offset: 3))
    #expect(field.position(from: end, offset: 4) == nil)
    #expect(field.position(from: start, in: .left, offset: 2) == field.beginningOfDocument)
    let range = try #require(field.textRange(from: end, to: start))
    #expect(!range.isEmpty)
    #expect(field.text(in: range) == "üße")
    #expect(field.compare(start, to: end) == .orderedAscending)
    #expect(field.offset(from: range.start, to: range.end) == 3)
    #expect(field.markedTextRange == nil)
  }

  @Test func aFieldHasASelectionWhileItIsEdited() throws {
    field.text = "Name"
    field.delegate = delegate
    #expect(field.selectedTextRange == nil)
    try driver.beginEditing("Name")
    let whole = field.textRange(from: field.beginningOfDocument, to: field.endOfDocument)
    field.selectedTextRange = whole
    #expect(field.selectedTextRange == whole)
    #expect(typing(of: field)?.selection == 0..<4)
    #expect(delegate.fieldSelections == 1)
  }

  @Test func typingReplacesASelectionOfTheAppOnce() throws {
    field.text = "Former"
    let selects = UIAction { [weak field] _ in field?.selectAll(nil) }
    field.addAction(selects, for: .editingDidBegin)
    try driver.type("New", into: "Name")
    #expect(field.text == "New")
    field.selectedTextRange = field.textRange(
      from: field.beginningOfDocument,
      to: field.beginningOfDocument
    )
    try driver.type("A", into: "Name")
    #expect(field.text == "ANew")
  }

  @Test func insertedTextReplacesTheSelection() throws {
    var changes = 0
    field.text = "one two"
    field.addAction(UIAction { _ in changes += 1 }, for: .editingChanged)
    try driver.beginEditing("Name")
    select(field, 0..<3)
    field.insertText("three")
    #expect(field.text == "three two")
    #expect(changes == 1)
    let caret = try #require(field.selectedTextRange)
    #expect(caret.isEmpty)
    #expect(field.offset(from: field.beginningOfDocument, to: caret.start) == 5)
    field.deleteBackward()
    #expect(field.text == "thre two")
    let first = try #require(field.position(from: field.beginningOfDocument, offset: 1))
    let rest = try #require(field.textRange(from: first, to: field.endOfDocument))
    field.replace(rest, withText: "ea")
    #expect(field.text == "tea")
  }

  @Test func aSubclassMayOverrideDeleteBackward() throws {
    final class CodeField: UITextField {
      private(set) var count = 0
      var deletes = true

      override func deleteBackward() {
        count += 1
        if deletes { super.deleteBackward() }
      }
    }
    let code = CodeField(frame: CGRect(x: 0, y: 400, width: 100, height: 40))
    code.accessibilityLabel = "Code"
    root.view.addSubview(code)
    driver.settle()
    #expect(fieldValue(of: code)?.reportsDeletion == true)
    #expect(fieldValue(of: field)?.reportsDeletion == false)
    try driver.type("12", into: "Code")
    try driver.deleteBackward(in: "Code")
    #expect(code.text == "1")
    #expect(code.count == 1)
    code.deletes = false
    try driver.deleteBackward(in: "Code")
    #expect(code.text == "1")
    #expect(typing(of: code)?.text == "1")
    #expect(code.count == 2)
    let value = try #require(typing(of: code))
    let edit = TextEdit(
      revision: value.answers + 1,
      base: value.version,
      range: 0..<0,
      replacement: ""
    )
    let id = try #require(code._nodeID)
    driver.scene.receive(InputEvent(seen: driver.display.tree.number, action: .edit(id, edit)))
    #expect(code.count == 3)
  }

  @Test func caretsAndRectsFollowTheLines() throws {
    textView.text = "Hello\nWorld"
    let start = textView.caretRect(for: textView.beginningOfDocument)
    let end = textView.caretRect(for: textView.endOfDocument)
    #expect(start.minX == 5 && start.minY == 8)
    #expect(end.minY > start.minY && end.minX > start.minX)
    let range = try #require(
      textView.textRange(from: textView.beginningOfDocument, to: textView.endOfDocument)
    )
    let first = textView.firstRect(for: range)
    #expect(first.minX == start.minX && first.height == start.height)
  }

  @Test func aRangeIsScrolledIntoSight() {
    textView.text = (0..<100).map { "\($0)" }.joined(separator: "\n")
    textView.scrollRangeToVisible(NSRange(location: textView.text.utf16.count, length: 0))
    #expect(textView.contentOffset.y > 500)
    textView.scrollRangeToVisible(NSRange(location: 0, length: 1))
    #expect(textView.contentOffset.y <= 8)
  }

  @Test func everythingIsSelectedAtOnce() throws {
    field.text = "All"
    try driver.beginEditing("Name")
    field.selectAll(nil)
    #expect(typing(of: field)?.selection == 0..<3)
  }
}

/// After https://developer.apple.com/documentation/uikit/uitextfield/defaulttextattributes.
@MainActor
struct TypingAttributesTests {
  private let font = UIFont.systemFont(ofSize: 30)

  @Test func typingAttributesStyleAnEmptyTextView() {
    let view = UITextView()
    view.typingAttributes = [.font: font, .foregroundColor: UIColor.red]
    #expect(view.font == font)
    #expect(view.textColor == .red)
    #expect(view.typingAttributes[.font] as? UIFont == font)
    view.text = "text"
    view.typingAttributes = [.font: UIFont.systemFont(ofSize: 10)]
    #expect(view.font == font)
  }

  @Test func aFieldTakesItsAttributes() {
    let field = UITextField()
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    field.defaultTextAttributes = [
      .font: font, .foregroundColor: UIColor.red, .paragraphStyle: style,
    ]
    #expect(field.font == font && field.textColor == .red && field.textAlignment == .center)
    #expect(field.defaultTextAttributes[.font] as? UIFont == font)
    #expect(field.typingAttributes == nil)
  }
}
