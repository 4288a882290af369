import Foundation

/// A responder that records which standard edit action a method of the protocol performs.
final class EditActionProbe: NSObject, UIResponderStandardEditActions {
  private(set) var action: _EditAction?

  func cut(_ sender: Any?) { action = .cut }
  func copy(_ sender: Any?) { action = .copy }
  func paste(_ sender: Any?) { action = .paste }
  func pasteAndMatchStyle(_ sender: Any?) { action = .pasteAndMatchStyle }
  func pasteAndGo(_ sender: Any?) { action = .pasteAndGo }
  func pasteAndSearch(_ sender: Any?) { action = .pasteAndSearch }
  func select(_ sender: Any?) { action = .select }
  func selectAll(_ sender: Any?) { action = .selectAll }
  func delete(_ sender: Any?) { action = .delete }
  func makeTextWritingDirectionLeftToRight(_ sender: Any?) {
    action = .makeTextWritingDirectionLeftToRight
  }
  func makeTextWritingDirectionRightToLeft(_ sender: Any?) {
    action = .makeTextWritingDirectionRightToLeft
  }
  func toggleBoldface(_ sender: Any?) { action = .toggleBoldface }
  func toggleItalics(_ sender: Any?) { action = .toggleItalics }
  func toggleUnderline(_ sender: Any?) { action = .toggleUnderline }
  func increaseSize(_ sender: Any?) { action = .increaseSize }
  func decreaseSize(_ sender: Any?) { action = .decreaseSize }
  func find(_ sender: Any?) { action = .find }
  func findAndReplace(_ sender: Any?) { action = .findAndReplace }
  func findNext(_ sender: Any?) { action = .findNext }
  func findPrevious(_ sender: Any?) { action = .findPrevious }
  func useSelectionForFind(_ sender: Any?) { action = .useSelectionForFind }
  func rename(_ sender: Any?) { action = .rename }
  func duplicate(_ sender: Any?) { action = .duplicate }
  func move(_ sender: Any?) { action = .move }
  func export(_ sender: Any?) { action = .export }
  func printContent(_ sender: Any?) { action = .printContent }
}
