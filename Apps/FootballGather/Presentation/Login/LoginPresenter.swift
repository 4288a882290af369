public import Rostrum

/// the login: to be written.
public final class LoginPresenter: Presenter<any LoginView, LoginViewState> {
  private let texts: GatherTexts
  private weak var navigation: (any LoginNavigation)?

  init(app: GatherServices, navigation: any LoginNavigation) {
    texts = app.texts
    self.navigation = navigation
    super.init(state: LoginViewState(title: ""))
  }
}
