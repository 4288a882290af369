public import Rostrum

/// The view of an item, as its presenter uses it.
@MainActor
public protocol ItemDetailView: StateRendering where State == ItemDetailViewState {}

/// The ways out of an item, as its presenter uses them.
@MainActor
public protocol ItemDetailNavigation: AnyObject {
  func showAllItems()
}
