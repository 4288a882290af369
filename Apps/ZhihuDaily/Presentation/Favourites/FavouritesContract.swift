public import Rostrum
public import ZhihuDailyModel

/// The view of the favourites.
@MainActor
public protocol FavouritesView: StateRendering where State == FavouritesViewState {
  /// Announces a text to users of screen readers.
  func announce(_ text: String)
}

/// The navigation of the favourites.
@MainActor
public protocol FavouritesNavigation: Confirming {
  func showStory(_ id: Story.ID)
}
