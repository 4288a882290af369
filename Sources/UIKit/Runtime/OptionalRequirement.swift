/// Requirements that are optional in Apple's protocols.
///
/// The default implementations record that they were called, and the caller checks it, so that an
/// unimplemented method is recognized as in UIKit.
@MainActor
enum OptionalRequirement {
  case numberOfSections, titleForHeader, titleForFooter
  case shouldHighlight, willSelect, didSelect, didDeselect
  case willDisplay, heightForRow, estimatedHeightForRow
  case estimatedHeightForHeader, estimatedHeightForFooter
  case heightForHeader, heightForFooter, viewForHeader, viewForFooter
  case accessoryTapped
  case contextMenu, itemMenu
  case rowHeightForComponent, widthForComponent
  case canEdit, editingStyle, shouldIndent, indentationLevel
  case leadingActions, trailingActions, editActions
  case canMove, moveTarget
  case didScroll, willEndDragging
  case didChangeSelection, primaryAction, editMenu
  case presentSearch
  case presentationCount, presentationIndex
  case interruptibleAnimator
  case didFinishLaunching, sceneConfiguration
  case itemSize, sectionInset, lineSpacing, interitemSpacing, headerSize, footerSize

  private static var lastDefaultCall: OptionalRequirement?

  /// Records that a default implementation was called.
  func recordDefaultCall() {
    Self.lastDefaultCall = self
  }

  /// Calls the requirement.
  /// - Returns: Its result, or nil if it is not implemented.
  func call<Value>(_ body: () -> Value) -> Value? {
    Self.lastDefaultCall = nil
    let value = body()
    defer { Self.lastDefaultCall = nil }
    return Self.lastDefaultCall == self ? nil : value
  }

  /// Calls the requirement of a delegate, which may be nil.
  /// - Returns: Whether the delegate implements it.
  func callIfImplemented(_ call: () -> Void?) -> Bool {
    self.call(call).flatMap(\.self) != nil
  }
}
