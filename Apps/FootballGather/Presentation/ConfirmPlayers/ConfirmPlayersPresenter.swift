import FootballGatherModel
public import Rostrum

/// the screen that makes teams: to be written.
public final class ConfirmPlayersPresenter: Presenter<
  any ConfirmPlayersView, ConfirmPlayersViewState
>
{
  private let texts: GatherTexts
  private weak var navigation: (any ConfirmPlayersNavigation)?

  init(players: [Player.ID], app: GatherServices, navigation: any ConfirmPlayersNavigation) {
    texts = app.texts
    self.navigation = navigation
    super.init(state: ConfirmPlayersViewState(title: ""))
  }
}
