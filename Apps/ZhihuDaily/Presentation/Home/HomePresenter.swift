public import Rostrum
import ZhihuDailyModel

/// The paper's days, the newest first.
public final class HomePresenter: Presenter<any HomeView, HomeViewState> {

  init(app: NewsServices, navigation: any HomeNavigation) {
    super.init(state: HomeViewState(title: app.texts.home.title))
  }
}
