public import PatternGalleryModel
public import Rostrum

/// What the presenter may ask of the list.
@MainActor
public protocol PatternListView: StateRendering where State == PatternListViewState {}

/// What the list may ask of its flow.
@MainActor
public protocol PatternListNavigation: AnyObject {
  func show(_ pattern: Pattern)

  func showComparison()
}
