public import Rostrum
public import ZhihuDailyModel

/// What the presenter may ask of the favourites.
@MainActor
public protocol FavouritesView: StateRendering where State == FavouritesViewState {
  /// Says a text to those who cannot see the screen.
  func announce(_ text: String)
}

/// What the favourites may ask of its flow.
@MainActor
public protocol FavouritesNavigation: Confirming {
  func showStory(_ id: Story.ID)
}
