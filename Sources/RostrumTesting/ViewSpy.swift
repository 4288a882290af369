public import Rostrum

/// A view that records the states and commands it receives.
///
/// Each screen defines a subclass that adds its commands, except announcements, which are
/// recorded here:
/// ```swift
/// final class ContactListViewSpy: ViewSpy<ContactListViewState>, ContactListView {
///   func showUndo(_ message: String) { record("showUndo(\(message))") }
/// }
/// ```
@MainActor
open class ViewSpy<State: Equatable>: StateRendering, Announcing {
  /// Every state that was rendered, in order.
  public private(set) final var states: [State] = []
  /// The recorded commands, in order.
  public private(set) final var commands: [String] = []
  /// Called after a state was recorded, to act from within `render`.
  public final var onRender: (@MainActor (State) -> Void)?

  public init() {}

  /// The current state, or nil before the first one.
  public final var state: State? { states.last }

  /// Records a command; the contract methods call it.
  public final func record(_ command: String) {
    commands.append(command)
  }

  /// Discards the recorded states and commands.
  public final func forget() {
    states = []
    commands = []
  }

  public final func render(_ state: State) {
    states.append(state)
    onRender?(state)
  }

  public final func announce(_ text: String) {
    record("announce \(text)")
  }
}
