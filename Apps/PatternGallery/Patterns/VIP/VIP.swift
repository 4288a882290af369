public import PatternGalleryModel
public import UIKit

/// Clean Swift: a one-way cycle from View to Interactor to Presenter and back to View.
public enum VIP {
  /// Assembles the parts.
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
