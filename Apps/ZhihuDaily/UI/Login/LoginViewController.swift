import RostrumUIKit
import UIKit
import ZhihuDailyPresentation

final class LoginViewController: ScreenViewController<LoginPresenter>, LoginView {
  func render(_ state: LoginViewState) {
    title = state.title
  }
}
