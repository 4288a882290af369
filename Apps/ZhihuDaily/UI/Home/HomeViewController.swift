import RostrumUIKit
import UIKit
import ZhihuDailyPresentation

final class HomeViewController: ScreenViewController<HomePresenter>, HomeView {
  func render(_ state: HomeViewState) {
    title = state.title
  }
}
