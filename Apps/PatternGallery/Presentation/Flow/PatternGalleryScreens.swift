public import Rostrum

/// The factory of the gallery's screens, with an implementation for each user interface.
@MainActor
public protocol PatternGalleryScreens {
  func list(_ presenter: PatternListPresenter) -> any Screen
  /// Returns the screen of a pattern, which embeds the card as a screen of its own.
  func pattern(_ presenter: PatternDetailPresenter, card: any Screen) -> any Screen
  /// Returns the placeholder of the secondary column while nothing is chosen.
  func nothingChosen(_ placeholder: PlaceholderViewData) -> any Screen
  func comparison(_ presenter: ComparisonPresenter) -> any Screen
}
