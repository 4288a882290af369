public import PatternGalleryModel
public import Rostrum

/// The factory of a pattern's card.
///
/// Only the composition root knows that the patterns make views.
@MainActor
public protocol CardMaking {
  func card(
    _ pattern: Pattern,
    store: CardStore,
    trace: CardTrace,
    texts: CardTexts
  ) -> any Screen
}
