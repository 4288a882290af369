import FootballGatherModel
import Rostrum

/// The flow of the match in progress; it finishes with the match, and with its result if there is
/// one.
final class GatherCoordinator: GatherFlow<MatchResult?>, GatherNavigation, TimePickerNavigation {
  /// Called with true when the match's screen appears, and with false when it disappears.
  var onMatchScreen: (Bool) -> Void = { _ in }
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

  func matchScreen(isShown: Bool) {
    onMatchScreen(isShown)
  }

  func showGather(_ id: Gather.ID) {
    open(FootballGatherRoute.gather(id))
    finish(nil)
  }

  /// Finishes the flow of a match that another device has ended; its result is shown over all
  /// screens.
  func endedElsewhere() {
    finish(nil)
  }

  func matchEnded(_ result: MatchResult?) {
    finish(result)
  }
}
