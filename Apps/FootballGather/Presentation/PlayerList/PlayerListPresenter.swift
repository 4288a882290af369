public import Rostrum

/// the list of players: to be written.
public final class PlayerListPresenter: Presenter<any PlayerListView, PlayerListViewState> {
  private let texts: GatherTexts
  private weak var navigation: (any PlayerListNavigation)?

  init(app: GatherServices, navigation: any PlayerListNavigation) {
    texts = app.texts
    self.navigation = navigation
    super.init(state: PlayerListViewState(title: ""))
  }

  /// The match that began here has ended: nobody is chosen any more.
  func matchEnded() {}
}
