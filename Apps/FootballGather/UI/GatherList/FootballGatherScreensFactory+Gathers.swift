public import FootballGatherPresentation
public import Rostrum
import RostrumUIKit

extension FootballGatherScreensFactory: GathersScreens {
  public func gatherList(_ presenter: GatherListPresenter) -> any Screen {
    GatherListViewController(presenter: presenter)
  }

  public func gatherDetail(_ presenter: GatherDetailPresenter) -> any Screen {
    GatherDetailViewController(presenter: presenter)
  }
}
