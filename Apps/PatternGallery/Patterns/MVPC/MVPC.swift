public import PatternGalleryModel
public import UIKit

/// Model–View–Presenter with Coordinators: where to go next is the coordinator's.
public enum MVPC {
  /// Puts the parts together.
  @MainActor
  public static func make(
    store: CardStore,
    trace: CardTrace,
    texts: CardTexts
  ) -> UIViewController {
    CardFlowController(store: store, trace: trace, texts: texts)
  }
}
