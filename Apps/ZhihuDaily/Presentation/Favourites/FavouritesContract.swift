public import Rostrum
public import ZhihuDailyModel

/// What the presenter may ask of the favourites.
@MainActor
public protocol FavouritesView: StateRendering where State == FavouritesViewState {}

/// What the favourites may ask of its flow.
@MainActor
public protocol FavouritesNavigation: Confirming {
  func showStory(_ id: Story.ID)
}
