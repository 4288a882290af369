import FootballGatherModel
import Rostrum

/// The flow of the match in progress; it ends with the match, and with its result if it has one.
final class GatherCoordinator: GatherFlow<Score?>, GatherNavigation, TimePickerNavigation {
  private weak var gather: GatherPresenter?

  override func start() {
    let gather = GatherPresenter(app: app, navigation: self)
    self.gather = gather
    push(screens.gather(gather), at: FootballGatherRoute.match)
  }

  func chooseTime(_ time: Duration) {
    let presenter = TimePickerPresenter(time: time, app: app, navigation: self)
    present(screens.timePicker(presenter), style: SheetStyle(detents: [.medium]))
  }

  func timeChosen(_ time: Duration?) {
    dismiss()
    if let time { gather?.timeChosen(time) }
  }

  func matchEnded(_ score: Score?) {
    finish(score)
  }
}
