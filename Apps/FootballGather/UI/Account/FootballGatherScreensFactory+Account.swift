public import FootballGatherPresentation
public import Rostrum
import RostrumUIKit

extension FootballGatherScreensFactory: AccountScreens {
  public func account(_ presenter: AccountPresenter) -> any Screen {
    AccountViewController(presenter: presenter)
  }

  public func languageChoice(_ presenter: LanguageChoicePresenter) -> any Screen {
    LanguageChoiceViewController(presenter: presenter)
  }
}
