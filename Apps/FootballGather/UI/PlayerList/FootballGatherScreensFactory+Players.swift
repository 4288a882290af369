public import FootballGatherPresentation
public import Rostrum
import RostrumUIKit

extension FootballGatherScreensFactory: PlayersScreens {
  public func playerList(_ presenter: PlayerListPresenter) -> any Screen {
    PlayerListViewController(presenter: presenter)
  }

  public func playerDetail(_ presenter: PlayerDetailPresenter) -> any Screen {
    PlayerDetailViewController(presenter: presenter)
  }

  public func playerEdit(_ presenter: PlayerEditPresenter) -> any Screen {
    PlayerEditViewController(presenter: presenter)
  }

  public func playerAdd(_ presenter: PlayerAddPresenter) -> any Screen {
    PlayerAddViewController(presenter: presenter)
  }
}
