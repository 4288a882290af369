public import PatternGalleryModel
public import UIKit

/// Model–View–Controller with a view that knows its model and displays it itself.
public enum MVCVariant {
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
