public import PatternGalleryModel
public import UIKit

/// Model–View–Presenter as Rostrum does it: a contract, one value to show, no UIKit.
public enum MVP {
  /// Puts the parts together.
  @MainActor
  public static func make(
    store: CardStore,
    trace: CardTrace,
    texts: CardTexts
  ) -> UIViewController {
    let presenter = CardPresenter(repository: store, trace: trace, texts: texts)
    return CardViewController(presenter: presenter, trace: trace, texts: texts)
  }
}
