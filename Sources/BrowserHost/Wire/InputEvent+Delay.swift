import UIKitHosting

extension InputEvent.Action {
  /// Whether the action may be carried out however late it arrives.
  ///
  /// Text that was typed, and what the page shows, stay right. All else is a decision about what a
  /// person saw when it was made.
  var mayArriveLate: Bool {
    switch self {
    case .beginEditing, .endEditing, .edit, .select, .scroll, .measured, .webPageSize, .shared,
      .environment, .activation:
      true
    // A key that is not released would stay pressed, a shake without an end would go on.
    case .keyPress(_, let press): press.phase != .began
    case .shake(_, let phase): phase != .began
    default:
      false
    }
  }
}
