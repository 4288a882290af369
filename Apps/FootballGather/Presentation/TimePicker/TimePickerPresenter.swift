public import Rostrum

/// the choice of a time: to be written.
public final class TimePickerPresenter: Presenter<any TimePickerView, TimePickerViewState> {
  private let texts: GatherTexts
  private weak var navigation: (any TimePickerNavigation)?

  init(time: Duration, app: GatherServices, navigation: any TimePickerNavigation) {
    texts = app.texts
    self.navigation = navigation
    super.init(state: TimePickerViewState(title: ""))
  }
}
