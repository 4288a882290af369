/// A view that announces texts to users of screen readers.
///
/// The contract of a screen refines it if its presenter announces anything. View controllers
/// conform by declaring it, because RostrumUIKit implements it for them:
/// ```swift
/// @MainActor
/// protocol ContactListView: StateRendering, Announcing where State == ContactListViewState {}
/// ```
@MainActor
public protocol Announcing: AnyObject {
  /// Announces a text to users of screen readers.
  func announce(_ text: String)
}
