import Foundation
import UIKitHosting

// The display provides the edit menu of selected text. A delegate that implements the menu method
// has its own menu shown for a right click and the menu key instead.

extension _TypedText {
  /// Returns whether the delegate implements the menu method.
  ///
  /// Each class is queried once, without suggested actions.
  func _providesEditMenus(by delegate: AnyObject?) -> Bool {
    guard let delegate else { return false }
    let delegateClass = EditMenuDelegateClass(
      type: ObjectIdentifier(type(of: delegate)),
      isOfLines: _hasLines
    )
    if let known = EditMenuDelegateClass.known[delegateClass] { return known }
    let gives = OptionalRequirement.editMenu.call { _editMenu(suggesting: []) } != nil
    EditMenuDelegateClass.known[delegateClass] = gives
    return gives
  }

  /// Opens the edit menu of the selection at the user's request.
  ///
  /// - Returns: Whether a menu is open now.
  func _openEditMenuOfSelection() -> Bool {
    guard isFirstResponder, !_selectedRange.isEmpty else { return false }
    let suggested = _suggestedEditActions()
    let menu = OptionalRequirement.editMenu.call { _editMenu(suggesting: suggested) }
    guard let menu else { return false }
    return _open(menu ?? UIMenu(children: suggested))
  }

  /// Opens the edit menu of the selection or of the insertion point: the delegate's, or that of the
  /// standard actions.
  ///
  /// - Returns: Whether a menu is open now.
  func _openEditMenu() -> Bool {
    guard isFirstResponder else { return false }
    let suggested = _suggestedEditActions()
    let menu = OptionalRequirement.editMenu.call { _editMenu(suggesting: suggested) }
    return _open(menu.flatMap(\.self) ?? UIMenu(children: suggested))
  }

  private func _open(_ menu: UIMenu) -> Bool {
    guard let _runtime else { return false }
    let session = EditMenuSession(
      owner: TextEditMenu(self),
      source: self,
      responder: self,
      arrow: .automatic
    )
    return _runtime.open(menu, session, from: self)
  }

  var _nsSelectedRange: NSRange {
    NSRange(location: _selectedRange.lowerBound, length: _selectedRange.count)
  }
}

/// A class of delegates of text views or of text fields.
private struct EditMenuDelegateClass: Hashable {
  let type: ObjectIdentifier
  let isOfLines: Bool

  /// The known classes, with whether they provide menus for selections.
  @MainActor static var known: [EditMenuDelegateClass: Bool] = [:]
}

/// An owner that positions the edit menu of a text and notifies its delegate.
private final class TextEditMenu: EditMenuSession.Owner {
  private weak var text: (any _TypedText)?

  init(_ text: any _TypedText) {
    self.text = text
  }

  var editMenuTarget: CGRect {
    guard let text, let input = text as? any UITextInput, let range = input.selectedTextRange else {
      return .zero
    }
    return input.firstRect(for: range).intersection(text.bounds).orBounds(of: text)
  }

  func editMenuWillPresent() {
    let animator = ContextMenuAnimator(nil)
    text?._editMenuChanges(isPresented: true, animator)
    animator.run()
  }

  func editMenuWillDismiss() {
    let animator = ContextMenuAnimator(nil)
    text?._editMenuChanges(isPresented: false, animator)
    animator.run()
  }

  /// As on iOS, what was selected gets a menu of its own.
  func editMenuPerformed(_ command: UICommand) {
    let selections: [_EditAction] = [.select, .selectAll]
    guard selections.contains(where: { command.action == Selector($0) }) else { return }
    _ = text?._openEditMenu()
  }
}

extension CGRect {
  /// Returns the rectangle, or a view's bounds if it is empty, as for a selection that is scrolled
  /// out of sight.
  @MainActor
  fileprivate func orBounds(of view: UIView) -> CGRect {
    isNull || isEmpty ? view.bounds : self
  }
}
