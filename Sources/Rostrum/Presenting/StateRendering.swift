/// What every screen does: show a state, whole.
///
/// A screen's contract refines it, names its state, and adds a method for each thing that happens
/// once:
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
  /// Never called with the state that this view shows already, and never from within another
  /// `render`.
  func render(_ state: State)
}
