public import Foundation

/// A delegate that controls editing of a text view and is notified of it.
///
/// All requirements are optional.
@preconcurrency @MainActor
public protocol UITextViewDelegate: NSObjectProtocol, UIScrollViewDelegate {
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  func textViewDidBeginEditing(_ textView: UITextView)
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  func textViewDidEndEditing(_ textView: UITextView)

  /// Returns whether an edit is allowed.
  ///
  /// The range is in UTF-16 code units of the current text; the return key inserts `\n`.
  func textView(
    _ textView: UITextView,
    shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool

  /// Called when the user has changed the text, not for changes by the app.
  func textViewDidChange(_ textView: UITextView)

  func textViewDidChangeSelection(_ textView: UITextView)

  /// Returns the edit menu of the selection, which replaces the display's own for a right click or
  /// the menu key.
  ///
  /// It is also called when editing begins, to determine whether it is implemented.
  ///
  /// - Parameters:
  ///   - textView: The text view.
  ///   - range: The selection in UTF-16 code units.
  ///   - suggestedActions: The standard edit actions that can be performed.
  /// - Returns: The menu, or nil for the suggested actions.
  func textView(
    _ textView: UITextView,
    editMenuForTextIn range: NSRange,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?

  func textView(
    _ textView: UITextView,
    willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
  )

  func textView(
    _ textView: UITextView,
    willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
  )

  /// Called when the user activates an item in a text that is not editable.
  ///
  /// - Returns: The action to perform, or nil for none.
  func textView(
    _ textView: UITextView,
    primaryActionFor textItem: UITextItem,
    defaultAction: UIAction
  ) -> UIAction?

  // swift-format-ignore: AlwaysUseLowerCamelCase
  // Apple's name.
  /// The older method, called if the newer one is not implemented.
  ///
  /// - Returns: Whether the link is opened.
  func textView(
    _ textView: UITextView,
    shouldInteractWith URL: URL,
    in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool
}

extension UITextViewDelegate {
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  public func textViewDidEndEditing(_ textView: UITextView) {}
  public func textView(
    _ textView: UITextView,
    shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool {
    true
  }
  public func textViewDidChange(_ textView: UITextView) {}
  public func textViewDidChangeSelection(_ textView: UITextView) {
    OptionalRequirement.didChangeSelection.recordDefaultCall()
  }
  public func textView(
    _ textView: UITextView,
    editMenuForTextIn range: NSRange,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    OptionalRequirement.editMenu.recordDefaultCall()
    return nil
  }
  public func textView(
    _ textView: UITextView,
    willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) {}
  public func textView(
    _ textView: UITextView,
    willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) {}
  public func textView(
    _ textView: UITextView,
    primaryActionFor textItem: UITextItem,
    defaultAction: UIAction
  ) -> UIAction? {
    OptionalRequirement.primaryAction.recordDefaultCall()
    return defaultAction
  }
  // swift-format-ignore: AlwaysUseLowerCamelCase
  // Apple's name.
  public func textView(
    _ textView: UITextView,
    shouldInteractWith URL: URL,
    in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool {
    true
  }
}
