public import Rostrum

/// The view of a category's users.
@MainActor
public protocol UserListView: StateRendering, Announcing where State == UserListViewState {}

/// The navigation of a category's users.
@MainActor
public protocol UserListNavigation: AnyObject {
  func showAllCategories()
}
