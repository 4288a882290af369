public import Rostrum
import ZhihuDailyModel

/// The stories that a reader wants to find again.
public final class FavouritesPresenter: Presenter<any FavouritesView, FavouritesViewState> {

  init(app: NewsServices, navigation: any FavouritesNavigation) {
    super.init(state: FavouritesViewState(title: ""))
  }
}
