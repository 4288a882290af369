public import Rostrum

/// Makes the screens of the gallery, one set of them per user interface.
@MainActor
public protocol PatternGalleryScreens {
  func list(_ presenter: PatternListPresenter) -> any Screen
  /// The card is a screen of the pattern's own, to be shown within.
  func pattern(_ presenter: PatternDetailPresenter, card: any Screen) -> any Screen
  /// The placeholder beside the list while nothing is chosen.
  func nothingChosen(_ placeholder: PlaceholderViewData) -> any Screen
  func comparison(_ presenter: ComparisonPresenter) -> any Screen
}
