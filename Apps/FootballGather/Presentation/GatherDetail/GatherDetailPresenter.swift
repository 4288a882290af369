import FootballGatherModel
public import Rostrum

/// one match that was: to be written.
public final class GatherDetailPresenter: Presenter<any GatherDetailView, GatherDetailViewState> {
  private let texts: GatherTexts
  private weak var navigation: (any GatherDetailNavigation)?

  init(id: Gather.ID, app: GatherServices, navigation: any GatherDetailNavigation) {
    texts = app.texts
    self.navigation = navigation
    super.init(state: GatherDetailViewState(title: ""))
  }
}
