public import Rostrum
public import ZhihuDailyModel

/// The view of the favourites.
@MainActor
public protocol FavouritesView: StateRendering, Announcing where State == FavouritesViewState {}

/// The navigation of the favourites.
@MainActor
public protocol FavouritesNavigation: Confirming {
  func showStory(_ id: Story.ID)
}
