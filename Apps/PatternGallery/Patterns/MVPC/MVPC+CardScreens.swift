import PatternGalleryModel
import Rostrum
import RostrumUIKit
import UIKit

extension MVPC {
  /// The factory of the flow's screens.
  @MainActor
  protocol CardScreens {
    func card(_ presenter: CardPresenter) -> any Screen
    func rename(_ presenter: RenamePresenter) -> any Screen
  }

  struct CardScreensFactory: CardScreens {
    var trace: CardTrace
    var texts: CardTexts

    func card(_ presenter: CardPresenter) -> any Screen {
      CardViewController(presenter: presenter, trace: trace, texts: texts)
    }

    func rename(_ presenter: RenamePresenter) -> any Screen {
      RenameViewController(presenter: presenter, texts: texts)
    }
  }
}
