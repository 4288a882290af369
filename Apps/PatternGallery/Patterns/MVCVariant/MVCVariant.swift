public import PatternGalleryModel
public import UIKit

/// Model–View–Controller with a view that knows its model and shows it by itself.
public enum MVCVariant {
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
