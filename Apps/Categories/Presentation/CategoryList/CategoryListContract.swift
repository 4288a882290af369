public import Rostrum

/// What the presenter may ask of the categories' screen.
@MainActor
public protocol CategoryListView: StateRendering where State == CategoryListViewState {}

/// What the categories' screen may ask of its flow.
@MainActor
public protocol CategoryListNavigation: AnyObject {
  /// A person chose a category.
  func showCategory(_ id: Int)

  /// The categories are there: where there is room beside them, this one is a good beginning.
  func suggestCategory(_ id: Int)
}
