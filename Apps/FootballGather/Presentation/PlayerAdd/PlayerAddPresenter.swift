public import Rostrum

/// the form of somebody new: to be written.
public final class PlayerAddPresenter: Presenter<any PlayerAddView, PlayerAddViewState> {
  private let texts: GatherTexts
  private weak var navigation: (any PlayerAddNavigation)?

  init(app: GatherServices, navigation: any PlayerAddNavigation) {
    texts = app.texts
    self.navigation = navigation
    super.init(state: PlayerAddViewState(title: ""))
  }
}
