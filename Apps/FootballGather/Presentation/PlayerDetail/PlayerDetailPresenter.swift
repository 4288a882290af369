import FootballGatherModel
public import Rostrum

/// a player's screen: to be written.
public final class PlayerDetailPresenter: Presenter<any PlayerDetailView, PlayerDetailViewState> {
  private let texts: GatherTexts
  private weak var navigation: (any PlayerDetailNavigation)?

  init(id: Player.ID, app: GatherServices, navigation: any PlayerDetailNavigation) {
    texts = app.texts
    self.navigation = navigation
    super.init(state: PlayerDetailViewState(title: ""))
  }
}
