import PatternGalleryModel
import PatternGalleryPatterns
import PatternGalleryPresentation
import Rostrum
import RostrumUIKit
import UIKit

/// The factory of the patterns' cards, which only the composition root knows.
struct PatternCards: CardMaking {
  func card(
    _ pattern: Pattern,
    store: CardStore,
    trace: CardTrace,
    texts: CardTexts
  ) -> any Screen {
    pattern.make(store: store, trace: trace, texts: texts)
  }
}
