public import PatternGalleryModel
public import UIKit

/// Model–View–Presenter as it was first written down: historical, see ``MVP`` for today's.
///
/// The presenter makes views and holds a controller, so that it can be tested with UIKit only.
public enum ArticleMVP {
  /// Puts the parts together.
  @MainActor
  public static func make(
    store: CardStore,
    trace: CardTrace,
    texts: CardTexts
  ) -> UIViewController {
    let controller = CardViewController()
    controller.presenter = CardPresenter(
      controller: controller,
      store: store,
      trace: trace,
      texts: texts
    )
    return controller
  }
}
