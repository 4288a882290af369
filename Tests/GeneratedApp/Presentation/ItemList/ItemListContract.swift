public import Rostrum

/// The view of the list, as its presenter uses it.
@MainActor
public protocol ItemListView: StateRendering where State == ItemListViewState {}

/// The ways out of the list, as its presenter uses them.
@MainActor
public protocol ItemListNavigation: AnyObject {
  func showItem(_ id: String)
}
