public import PatternGalleryModel
public import UIKit

extension Pattern {
  /// Returns the card's screen in this pattern.
  @MainActor
  public func make(store: CardStore, trace: CardTrace, texts: CardTexts) -> UIViewController {
    switch self {
    case .mvc: MVC.make(store: store, trace: trace, texts: texts)
    case .mvcVariant: MVCVariant.make(store: store, trace: trace, texts: texts)
    case .articleMVP: ArticleMVP.make(store: store, trace: trace, texts: texts)
    case .mvp: MVP.make(store: store, trace: trace, texts: texts)
    case .mvvm: MVVM.make(store: store, trace: trace, texts: texts)
    case .viper: VIPER.make(store: store, trace: trace, texts: texts)
    case .vip: VIP.make(store: store, trace: trace, texts: texts)
    case .mvpc: MVPC.make(store: store, trace: trace, texts: texts)
    }
  }
}
