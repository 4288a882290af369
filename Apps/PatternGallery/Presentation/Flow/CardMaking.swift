public import PatternGalleryModel
public import Rostrum

/// Makes the card by a pattern.
///
/// The patterns make views; that they do is known to the composition root alone.
@MainActor
public protocol CardMaking {
  func card(
    _ pattern: Pattern,
    store: CardStore,
    trace: CardTrace,
    texts: CardTexts
  ) -> any Screen
}
