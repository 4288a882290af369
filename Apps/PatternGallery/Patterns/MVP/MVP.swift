public import PatternGalleryModel
public import UIKit

/// Model–View–Presenter as in Rostrum: a contract, one view state, no UIKit in the presenter.
public enum MVP {
  /// Assembles the parts.
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
