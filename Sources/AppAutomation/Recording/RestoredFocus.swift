import UIKitHosting

/// Distinguishes a field that a user taps from one to which a page returns the focus after an alert or a sheet,
/// as iOS does by itself.
@MainActor
struct RestoredFocus {
  /// The fields that a user has tapped.
  private var tapped: Set<NodeID> = []
  /// The alert, sheet or menu that covered the screen during the last action.
  private var cover: NodeID?
  private var restored: NodeID?

  nonisolated init() {}

  /// Notes an action before the scene handles it.
  mutating func note(_ action: InputEvent.Action, _ screen: RecordedScreen) {
    if case .beginEditing(let id, _) = action { tapped.insert(id) }
    restored = nil
    cover = screen.tree.nodes.values.filter { [.alert, .sheet, .menu].contains($0.kind) }
      .map(\.id).max { $0.rawValue < $1.rawValue }
  }

  /// Returns whether the page gives a field the focus that it had before.
  mutating func isRestored(to field: NodeID, _ screen: RecordedScreen) -> Bool {
    guard let cover, tapped.contains(field), screen.tree[cover] == nil else { return false }
    restored = field
    return true
  }

  /// Returns whether a field has the focus without a tap; a test taps it before it types.
  mutating func takeRestored(to field: NodeID) -> Bool {
    defer { restored = nil }
    return restored == field
  }
}
