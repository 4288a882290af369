public import PatternGalleryModel
public import UIKit

/// Model–View–Presenter with Coordinators: the coordinator controls navigation.
public enum MVPC {
  /// Assembles the parts.
  @MainActor
  public static func make(
    store: CardStore,
    trace: CardTrace,
    texts: CardTexts
  ) -> UIViewController {
    CardFlowController(store: store, trace: trace, texts: texts)
  }
}
