public import Rostrum

/// A view that remembers what it was told.
///
/// One conformance per screen adds the screen's commands:
/// ```swift
/// final class ContactListViewSpy: ViewSpy<ContactListViewState>, ContactListView {
///   func showUndo(_ message: String) { record("showUndo(\(message))") }
/// }
/// ```
@MainActor
open class ViewSpy<State: Equatable>: StateRendering {
  /// Every state that was rendered, in order.
  public private(set) final var states: [State] = []
  /// Every command, in order, as its method recorded it.
  public private(set) final var commands: [String] = []
  /// Called after a state was remembered, to act from within `render`.
  public final var onRender: (@MainActor (State) -> Void)?

  public init() {}

  /// What the view shows; nil if it was never told.
  public final var state: State? { states.last }

  /// Remembers a command; to be called by the methods of the contract.
  public final func record(_ command: String) {
    commands.append(command)
  }

  /// Forgets what was rendered and commanded so far.
  public final func forget() {
    states = []
    commands = []
  }

  public final func render(_ state: State) {
    states.append(state)
    onRender?(state)
  }
}
