import RostrumUIKit
import UIKit
import ZhihuDailyPresentation

final class FavouritesViewController: ScreenViewController<FavouritesPresenter>, FavouritesView {
  func render(_ state: FavouritesViewState) {
    title = state.title
  }
}
