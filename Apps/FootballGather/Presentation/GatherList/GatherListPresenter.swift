public import Rostrum

/// the list of matches: to be written.
public final class GatherListPresenter: Presenter<any GatherListView, GatherListViewState> {
  private let texts: GatherTexts
  private weak var navigation: (any GatherListNavigation)?

  init(app: GatherServices, navigation: any GatherListNavigation) {
    texts = app.texts
    self.navigation = navigation
    super.init(state: GatherListViewState(title: ""))
  }
}
