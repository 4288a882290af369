/// A responder that receives characters from a keyboard.
@preconcurrency @MainActor
public protocol UIKeyInput: UITextInputTraits {
  var hasText: Bool { get }
  func insertText(_ text: String)
  func deleteBackward()
}

/// A text with positions, ranges and a selection.
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {
  func text(in range: UITextRange) -> String?
  func replace(_ range: UITextRange, withText text: String)

  /// The selection, where an empty range is the insertion point, or nil for no selection.
  var selectedTextRange: UITextRange? { get set }
  /// The range of the text being composed, or nil if there is none.
  var markedTextRange: UITextRange? { get }

  var beginningOfDocument: UITextPosition { get }
  var endOfDocument: UITextPosition { get }

  func textRange(
    from fromPosition: UITextPosition,
    to toPosition: UITextPosition
  ) -> UITextRange?

  /// Returns the position an offset of characters away, or nil outside of the text.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?

  func position(
    from position: UITextPosition,
    in direction: UITextLayoutDirection,
    offset: Int
  ) -> UITextPosition?

  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult

  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int

  func caretRect(for position: UITextPosition) -> CGRect
  func firstRect(for range: UITextRange) -> CGRect
}

extension UITextField: UITextInput {}
extension UITextView: UITextInput {}
