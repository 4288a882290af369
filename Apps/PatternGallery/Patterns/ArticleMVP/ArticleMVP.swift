public import PatternGalleryModel
public import UIKit

/// Model–View–Presenter as in an early article: historical, see ``MVP`` for today's form.
///
/// The presenter makes views and holds a controller, so that it can be tested only with UIKit.
public enum ArticleMVP {
  /// Assembles the parts.
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
