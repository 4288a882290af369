public import PatternGalleryModel
public import UIKit

/// Model–View–Controller: the controller reads the model and fills the view.
public enum MVC {
  /// Puts the parts together.
  @MainActor
  public static func make(
    store: CardStore,
    trace: CardTrace,
    texts: CardTexts
  ) -> UIViewController {
    CardViewController(store: store, trace: trace, texts: texts)
  }
}
