public import PatternGalleryModel
public import UIKit

/// Clean Swift: from View to Interactor to Presenter and back to View, in one direction.
public enum VIP {
  /// Puts the parts together.
  @MainActor
  public static func make(
    store: CardStore,
    trace: CardTrace,
    texts: CardTexts
  ) -> UIViewController {
    let presenter = CardPresenter(trace: trace, texts: texts)
    let interactor = CardInteractor(presenter: presenter, repository: store, trace: trace)
    let router = CardRouter(trace: trace, texts: texts)
    let controller = CardViewController(
      interactor: interactor,
      router: router,
      trace: trace,
      texts: texts
    )
    presenter.display = controller
    router.controller = controller
    return controller
  }
}
