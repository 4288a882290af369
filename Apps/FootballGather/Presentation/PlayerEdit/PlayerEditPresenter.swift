import FootballGatherModel
public import Rostrum

/// the screen of one field: to be written.
public final class PlayerEditPresenter: Presenter<any PlayerEditView, PlayerEditViewState> {
  private let texts: GatherTexts
  private weak var navigation: (any PlayerEditNavigation)?

  init(id: Player.ID, field: PlayerField, app: GatherServices, navigation: any PlayerEditNavigation)
  {
    texts = app.texts
    self.navigation = navigation
    super.init(state: PlayerEditViewState(title: ""))
  }
}
