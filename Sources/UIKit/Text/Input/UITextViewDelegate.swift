public import Foundation

/// Decides what may be typed into a text view and hears what was.
///
/// Everything is optional.
@preconcurrency @MainActor
public protocol UITextViewDelegate: NSObjectProtocol, UIScrollViewDelegate {
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  func textViewDidBeginEditing(_ textView: UITextView)
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  func textViewDidEndEditing(_ textView: UITextView)

  /// The range is in UTF-16 code units of the text as it is; the return key brings `\n`.
  ///
  /// - Returns: Whether the change is made.
  func textView(
    _ textView: UITextView,
    shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool

  /// A person changed the text; not called for what the app sets.
  func textViewDidChange(_ textView: UITextView)

  func textViewDidChangeSelection(_ textView: UITextView)

  /// Returns the edit menu of what is selected while the text is edited, which a right click or the menu key
  /// shows in place of the display's own.
  ///
  /// It is also called when editing begins, to see whether it is implemented.
  ///
  /// - Parameters:
  ///   - textView: The text view.
  ///   - range: The selection in UTF-16 code units.
  ///   - suggestedActions: The standard edit actions that can be performed.
  /// - Returns: A menu; nil for the suggested actions.
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

  /// A person activates a part of a text that is read.
  ///
  /// - Returns: The action that is performed; nil for none.
  func textView(
    _ textView: UITextView,
    primaryActionFor textItem: UITextItem,
    defaultAction: UIAction
  ) -> UIAction?

  // swift-format-ignore: AlwaysUseLowerCamelCase
  // Apple's name.
  /// The older question, asked where the newer one is not implemented.
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
    OptionalRequirement.didChangeSelection.isAbsent()
  }
  public func textView(
    _ textView: UITextView,
    editMenuForTextIn range: NSRange,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    OptionalRequirement.editMenu.isAbsent()
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
    OptionalRequirement.primaryAction.isAbsent()
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
