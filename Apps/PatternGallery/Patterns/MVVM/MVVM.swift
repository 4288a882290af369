public import PatternGalleryModel
public import UIKit

/// Model–View–ViewModel with Swift's Observation: the view observes its view model.
public enum MVVM {
  /// Assembles the parts.
  @MainActor
  public static func make(
    store: CardStore,
    trace: CardTrace,
    texts: CardTexts
  ) -> UIViewController {
    let viewModel = CardViewModel(repository: store, trace: trace, texts: texts)
    return CardViewController(viewModel: viewModel, trace: trace, texts: texts)
  }
}
