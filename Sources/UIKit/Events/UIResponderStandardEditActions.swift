public import Foundation

/// The standard actions of edit menus and keyboards.
///
/// Every responder declares them, and performs those whose methods its class overrides:
///
/// ```swift
/// override func copy(_ sender: Any?) {
///   UIPasteboard.general.string = text
/// }
/// ```
///
/// Selectors of an action are equal, independent of the class: `Selector(Label.copy(_:))` is
/// `Selector(UIResponder.copy(_:))`.
@preconcurrency @MainActor
public protocol UIResponderStandardEditActions: NSObjectProtocol, Sendable {
  /// Moves the selection to the pasteboard.
  func cut(_ sender: Any?)
  /// Copies the selection to the pasteboard.
  func copy(_ sender: Any?)
  /// Replaces the selection with the content of the pasteboard.
  func paste(_ sender: Any?)
  /// Pastes in the style of the surrounding text.
  func pasteAndMatchStyle(_ sender: Any?)
  /// Pastes a URL and opens it.
  func pasteAndGo(_ sender: Any?)
  /// Pastes a text and searches for it.
  func pasteAndSearch(_ sender: Any?)
  /// Selects the object at the insertion point.
  func select(_ sender: Any?)
  /// Selects everything.
  func selectAll(_ sender: Any?)
  /// Removes the selection.
  func delete(_ sender: Any?)
  /// Sets the writing direction of the selection to left to right.
  func makeTextWritingDirectionLeftToRight(_ sender: Any?)
  /// Sets the writing direction of the selection to right to left.
  func makeTextWritingDirectionRightToLeft(_ sender: Any?)
  /// Toggles bold in the selection.
  func toggleBoldface(_ sender: Any?)
  /// Toggles italics in the selection.
  func toggleItalics(_ sender: Any?)
  /// Toggles underlining of the selection.
  func toggleUnderline(_ sender: Any?)
  /// Makes the selection larger.
  func increaseSize(_ sender: Any?)
  /// Makes the selection smaller.
  func decreaseSize(_ sender: Any?)
  /// Starts a search.
  func find(_ sender: Any?)
  /// Starts a search with replacement.
  func findAndReplace(_ sender: Any?)
  /// Goes to the next match of a search.
  func findNext(_ sender: Any?)
  /// Goes to the previous match of a search.
  func findPrevious(_ sender: Any?)
  /// Searches for the selection.
  func useSelectionForFind(_ sender: Any?)
  /// Starts renaming the content.
  func rename(_ sender: Any?)
  /// Duplicates the content.
  func duplicate(_ sender: Any?)
  /// Starts moving the content.
  func move(_ sender: Any?)
  /// Starts exporting the content.
  func export(_ sender: Any?)
  /// Prints the content.
  func printContent(_ sender: Any?)

  /// Replaces the attributes of the selected text by the closure's results.
  func updateTextAttributes(
    conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
  )
}

extension UIResponderStandardEditActions {
  public func cut(_ sender: Any?) {}
  public func copy(_ sender: Any?) {}
  public func paste(_ sender: Any?) {}
  public func pasteAndMatchStyle(_ sender: Any?) {}
  public func pasteAndGo(_ sender: Any?) {}
  public func pasteAndSearch(_ sender: Any?) {}
  public func select(_ sender: Any?) {}
  public func selectAll(_ sender: Any?) {}
  public func delete(_ sender: Any?) {}
  public func makeTextWritingDirectionLeftToRight(_ sender: Any?) {}
  public func makeTextWritingDirectionRightToLeft(_ sender: Any?) {}
  public func toggleBoldface(_ sender: Any?) {}
  public func toggleItalics(_ sender: Any?) {}
  public func toggleUnderline(_ sender: Any?) {}
  public func increaseSize(_ sender: Any?) {}
  public func decreaseSize(_ sender: Any?) {}
  public func find(_ sender: Any?) {}
  public func findAndReplace(_ sender: Any?) {}
  public func findNext(_ sender: Any?) {}
  public func findPrevious(_ sender: Any?) {}
  public func useSelectionForFind(_ sender: Any?) {}
  public func rename(_ sender: Any?) {}
  public func duplicate(_ sender: Any?) {}
  public func move(_ sender: Any?) {}
  public func export(_ sender: Any?) {}
  public func printContent(_ sender: Any?) {}
  public func updateTextAttributes(
    conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
  ) {}
}
