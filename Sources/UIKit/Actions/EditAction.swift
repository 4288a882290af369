internal import CClassMethods

/// A standard edit action, as a value.
public enum _EditAction: UInt32, Sendable, CaseIterable {
  // In the order of the descriptors in CClassMethods.
  case cut
  case copy
  case paste
  case pasteAndMatchStyle
  case pasteAndGo
  case pasteAndSearch
  case select
  case selectAll
  case delete
  case makeTextWritingDirectionLeftToRight
  case makeTextWritingDirectionRightToLeft
  case toggleBoldface
  case toggleItalics
  case toggleUnderline
  case increaseSize
  case decreaseSize
  case find
  case findAndReplace
  case findNext
  case findPrevious
  case useSelectionForFind
  case rename
  case duplicate
  case move
  case export
  case printContent

  /// A placeholder for the sender, which makes selectors resolve to the action of a method.
  public struct Sender: Sendable {}

  /// Returns whether a class of responders overrides the method of the action.
  func isPerformed(by type: UIResponder.Type) -> Bool {
    let pair = class_pair(
      metadata: unsafeBitCast(type, to: UnsafeRawPointer.self),
      base: unsafeBitCast(UIResponder.self, to: UnsafeRawPointer.self)
    )
    return class_overrides_edit_action(pair, rawValue)
  }

  @MainActor
  func perform(on responder: UIResponder, sender: Any?) {
    switch self {
    case .cut: responder.cut(sender)
    case .copy: responder.copy(sender)
    case .paste: responder.paste(sender)
    case .pasteAndMatchStyle: responder.pasteAndMatchStyle(sender)
    case .pasteAndGo: responder.pasteAndGo(sender)
    case .pasteAndSearch: responder.pasteAndSearch(sender)
    case .select: responder.select(sender)
    case .selectAll: responder.selectAll(sender)
    case .delete: responder.delete(sender)
    case .makeTextWritingDirectionLeftToRight: responder.makeTextWritingDirectionLeftToRight(sender)
    case .makeTextWritingDirectionRightToLeft: responder.makeTextWritingDirectionRightToLeft(sender)
    case .toggleBoldface: responder.toggleBoldface(sender)
    case .toggleItalics: responder.toggleItalics(sender)
    case .toggleUnderline: responder.toggleUnderline(sender)
    case .increaseSize: responder.increaseSize(sender)
    case .decreaseSize: responder.decreaseSize(sender)
    case .find: responder.find(sender)
    case .findAndReplace: responder.findAndReplace(sender)
    case .findNext: responder.findNext(sender)
    case .findPrevious: responder.findPrevious(sender)
    case .useSelectionForFind: responder.useSelectionForFind(sender)
    case .rename: responder.rename(sender)
    case .duplicate: responder.duplicate(sender)
    case .move: responder.move(sender)
    case .export: responder.export(sender)
    case .printContent: responder.printContent(sender)
    }
  }
}

// `Selector(Label.copy(_:))` matches two methods of that name: the instance method, which selectors
// cannot distinguish from others of its type, and the static one below, which returns the action.
// The compiler prefers the nongeneric initialiser, and therefore the static method. The methods
// without parameters make `Selector(Label.copy)` ambiguous, as with `#selector`.

/// The names of the standard edit actions for selectors.
public protocol _EditActionNames {}

extension _EditActionNames {
  public static func cut(_ sender: _EditAction.Sender) -> _EditAction { .cut }
  public static func copy(_ sender: _EditAction.Sender) -> _EditAction { .copy }
  public static func paste(_ sender: _EditAction.Sender) -> _EditAction { .paste }
  public static func pasteAndMatchStyle(_ sender: _EditAction.Sender) -> _EditAction {
    .pasteAndMatchStyle
  }
  public static func pasteAndGo(_ sender: _EditAction.Sender) -> _EditAction { .pasteAndGo }
  public static func pasteAndSearch(_ sender: _EditAction.Sender) -> _EditAction { .pasteAndSearch }
  public static func select(_ sender: _EditAction.Sender) -> _EditAction { .select }
  public static func selectAll(_ sender: _EditAction.Sender) -> _EditAction { .selectAll }
  public static func delete(_ sender: _EditAction.Sender) -> _EditAction { .delete }
  public static func makeTextWritingDirectionLeftToRight(_ sender: _EditAction.Sender)
    -> _EditAction
  { .makeTextWritingDirectionLeftToRight }
  public static func makeTextWritingDirectionRightToLeft(_ sender: _EditAction.Sender)
    -> _EditAction
  { .makeTextWritingDirectionRightToLeft }
  public static func toggleBoldface(_ sender: _EditAction.Sender) -> _EditAction { .toggleBoldface }
  public static func toggleItalics(_ sender: _EditAction.Sender) -> _EditAction { .toggleItalics }
  public static func toggleUnderline(_ sender: _EditAction.Sender) -> _EditAction {
    .toggleUnderline
  }
  public static func increaseSize(_ sender: _EditAction.Sender) -> _EditAction { .increaseSize }
  public static func decreaseSize(_ sender: _EditAction.Sender) -> _EditAction { .decreaseSize }
  public static func find(_ sender: _EditAction.Sender) -> _EditAction { .find }
  public static func findAndReplace(_ sender: _EditAction.Sender) -> _EditAction { .findAndReplace }
  public static func findNext(_ sender: _EditAction.Sender) -> _EditAction { .findNext }
  public static func findPrevious(_ sender: _EditAction.Sender) -> _EditAction { .findPrevious }
  public static func useSelectionForFind(_ sender: _EditAction.Sender) -> _EditAction {
    .useSelectionForFind
  }
  public static func rename(_ sender: _EditAction.Sender) -> _EditAction { .rename }
  public static func duplicate(_ sender: _EditAction.Sender) -> _EditAction { .duplicate }
  public static func move(_ sender: _EditAction.Sender) -> _EditAction { .move }
  public static func export(_ sender: _EditAction.Sender) -> _EditAction { .export }
  public static func printContent(_ sender: _EditAction.Sender) -> _EditAction { .printContent }

  public static func cut() -> _EditAction { .cut }
  public static func copy() -> _EditAction { .copy }
  public static func paste() -> _EditAction { .paste }
  public static func pasteAndMatchStyle() -> _EditAction { .pasteAndMatchStyle }
  public static func pasteAndGo() -> _EditAction { .pasteAndGo }
  public static func pasteAndSearch() -> _EditAction { .pasteAndSearch }
  public static func select() -> _EditAction { .select }
  public static func selectAll() -> _EditAction { .selectAll }
  public static func delete() -> _EditAction { .delete }
  public static func makeTextWritingDirectionLeftToRight() -> _EditAction {
    .makeTextWritingDirectionLeftToRight
  }
  public static func makeTextWritingDirectionRightToLeft() -> _EditAction {
    .makeTextWritingDirectionRightToLeft
  }
  public static func toggleBoldface() -> _EditAction { .toggleBoldface }
  public static func toggleItalics() -> _EditAction { .toggleItalics }
  public static func toggleUnderline() -> _EditAction { .toggleUnderline }
  public static func increaseSize() -> _EditAction { .increaseSize }
  public static func decreaseSize() -> _EditAction { .decreaseSize }
  public static func find() -> _EditAction { .find }
  public static func findAndReplace() -> _EditAction { .findAndReplace }
  public static func findNext() -> _EditAction { .findNext }
  public static func findPrevious() -> _EditAction { .findPrevious }
  public static func useSelectionForFind() -> _EditAction { .useSelectionForFind }
  public static func rename() -> _EditAction { .rename }
  public static func duplicate() -> _EditAction { .duplicate }
  public static func move() -> _EditAction { .move }
  public static func export() -> _EditAction { .export }
  public static func printContent() -> _EditAction { .printContent }
}
