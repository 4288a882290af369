public import Rostrum
import ZhihuDailyModel

/// The login, which is a pretence.
public final class LoginPresenter: Presenter<any LoginView, LoginViewState> {

  init(app: NewsServices, navigation: any LoginNavigation) {
    super.init(state: LoginViewState(title: ""))
  }
}
