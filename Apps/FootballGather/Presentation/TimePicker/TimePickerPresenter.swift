public import Rostrum

/// The presenter of the choice of a time: minutes and seconds, each 0…59.
public final class TimePickerPresenter: Presenter<any TimePickerView, TimePickerViewState> {
  private weak var navigation: (any TimePickerNavigation)?

  init(time: Duration, app: GatherServices, navigation: any TimePickerNavigation) {
    self.navigation = navigation
    let texts = app.texts
    let display = TimerDisplay(time)
    super.init(
      state: TimePickerViewState(
        title: texts.match.setTime,
        cancel: texts.common.cancel,
        done: texts.common.done,
        wheels: [
          .init(
            label: texts.match.minutes,
            rows: (0...59).map(texts.match.minuteRow),
            selected: min(display.minutes, 59)
          ),
          .init(
            label: texts.match.seconds,
            rows: (0...59).map(texts.match.secondRow),
            selected: display.seconds
          ),
        ]
      )
    )
  }

  /// Selects a row of a wheel; both indices are 0-based.
  public func rowPicked(_ row: Int, ofWheel wheel: Int) {
    guard state.wheels.indices.contains(wheel), state.wheels[wheel].rows.indices.contains(row)
    else { return }
    update { $0.wheels[wheel].selected = row }
  }

  public func cancelTapped() {
    navigation?.timeChosen(nil)
  }

  public func doneTapped() {
    guard state.isDoneEnabled else { return }
    navigation?.timeChosen(.seconds(state.wheels[0].selected * 60 + state.wheels[1].selected))
  }
}
