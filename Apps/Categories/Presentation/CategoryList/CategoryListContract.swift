public import Rostrum

/// The view of the list of categories.
@MainActor
public protocol CategoryListView: StateRendering where State == CategoryListViewState {}

/// The navigation of the list of categories.
@MainActor
public protocol CategoryListNavigation: AnyObject {
  /// Shows the users of a category that the user chose.
  func showCategory(_ id: Int)

  /// Suggests a category to show in the secondary column if there is one.
  func suggestCategory(_ id: Int)
}
