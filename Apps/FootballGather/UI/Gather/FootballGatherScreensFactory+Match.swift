public import FootballGatherPresentation
public import Rostrum
import RostrumUIKit

@MainActor
extension FootballGatherScreensFactory {
  public func gather(_ presenter: GatherPresenter) -> any Screen {
    GatherViewController(presenter: presenter)
  }

  public func matchResult(_ presenter: MatchResultPresenter) -> any Screen {
    MatchResultViewController(presenter: presenter)
  }

  public func timePicker(_ presenter: TimePickerPresenter) -> any Screen {
    TimePickerViewController(presenter: presenter)
  }
}
