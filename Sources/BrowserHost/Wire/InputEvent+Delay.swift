import UIKitHosting

extension InputEvent.Action {
  /// A Boolean value that indicates whether the action may be carried out however late it arrives.
  ///
  /// Typed text and the state of the page stay valid. All other actions are decisions about the
  /// content that the user saw at the time.
  var mayArriveLate: Bool {
    switch self {
    case .beginEditing, .endEditing, .edit, .select, .scroll, .measured, .webPageSize, .shared,
      .files, .environment, .activation:
      true
    // Without its end, a key would stay pressed and a shake would continue.
    case .keyPress(_, let press): press.phase != .began
    case .shake(_, let phase): phase != .began
    default:
      false
    }
  }
}
