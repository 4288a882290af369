public import PatternGalleryModel
public import UIKit

/// Model–View–Controller: the controller reads the model and sets the contents of the view.
public enum MVC {
  /// Assembles the parts.
  @MainActor
  public static func make(
    store: CardStore,
    trace: CardTrace,
    texts: CardTexts
  ) -> UIViewController {
    CardViewController(store: store, trace: trace, texts: texts)
  }
}
