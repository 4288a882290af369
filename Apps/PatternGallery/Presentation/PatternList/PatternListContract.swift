public import PatternGalleryModel
public import Rostrum

/// The view of the list.
@MainActor
public protocol PatternListView: StateRendering where State == PatternListViewState {}

/// The navigation of the list.
@MainActor
public protocol PatternListNavigation: AnyObject {
  func show(_ pattern: Pattern)

  func showComparison()
}
