public import PatternGalleryModel
public import UIKit

/// View, Interactor, Presenter, Entity and Router, connected by protocols.
public enum VIPER {
  /// Assembles the parts.
  @MainActor
  public static func make(
    store: CardStore,
    trace: CardTrace,
    texts: CardTexts
  ) -> UIViewController {
    let interactor = CardInteractor(repository: store, trace: trace)
    let router = CardRouter(trace: trace, texts: texts)
    let presenter = CardPresenter(
      interactor: interactor,
      router: router,
      trace: trace,
      texts: texts
    )
    let controller = CardViewController(output: presenter, trace: trace, texts: texts)
    interactor.output = presenter
    presenter.view = controller
    router.controller = controller
    return controller
  }
}
