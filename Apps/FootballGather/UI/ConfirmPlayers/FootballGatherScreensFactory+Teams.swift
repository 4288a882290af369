public import FootballGatherPresentation
public import Rostrum
import RostrumUIKit

extension FootballGatherScreensFactory: MatchScreens {
  public func confirmPlayers(_ presenter: ConfirmPlayersPresenter) -> any Screen {
    ConfirmPlayersViewController(presenter: presenter)
  }
}
