public import Rostrum

/// the match in progress: to be written.
public final class GatherPresenter: Presenter<any GatherView, GatherViewState> {
  private let texts: GatherTexts
  private weak var navigation: (any GatherNavigation)?

  init(app: GatherServices, navigation: any GatherNavigation) {
    texts = app.texts
    self.navigation = navigation
    super.init(state: GatherViewState(title: ""))
  }

  /// A person has chosen another time.
  func timeChosen(_ time: Duration) {}
}
