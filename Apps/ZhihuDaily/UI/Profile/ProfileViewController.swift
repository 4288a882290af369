import RostrumUIKit
import UIKit
import ZhihuDailyPresentation

final class ProfileViewController: ScreenViewController<ProfilePresenter>, ProfileView {
  func render(_ state: ProfileViewState) {
    title = state.title
  }
}
