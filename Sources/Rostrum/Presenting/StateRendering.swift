/// A screen's view, which renders a complete state.
///
/// A screen's contract refines it, specifies its state, and adds a method for each one-shot
/// command:
/// ```swift
/// @MainActor
/// protocol ContactListView: StateRendering where State == ContactListViewState {
///   func showUndo(_ message: String)
/// }
/// ```
@MainActor
public protocol StateRendering<State>: AnyObject {
  associatedtype State: Equatable

  /// Shows `state`.
  ///
  /// It is never called with the state that this view shows already, and never from within another
  /// `render`.
  func render(_ state: State)
}
