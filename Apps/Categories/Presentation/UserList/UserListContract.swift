public import Rostrum

/// What the presenter may ask of the users' screen.
@MainActor
public protocol UserListView: StateRendering where State == UserListViewState {}

/// What the users' screen may ask of its flow.
@MainActor
public protocol UserListNavigation: AnyObject {
  func showAllCategories()
}
