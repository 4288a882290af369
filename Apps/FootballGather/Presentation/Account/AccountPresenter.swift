public import Rostrum

/// the account: to be written.
public final class AccountPresenter: Presenter<any AccountView, AccountViewState> {
  private let texts: GatherTexts
  private weak var navigation: (any AccountNavigation)?

  init(app: GatherServices, navigation: any AccountNavigation) {
    texts = app.texts
    self.navigation = navigation
    super.init(state: AccountViewState(title: ""))
  }
}
