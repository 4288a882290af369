public import Rostrum
import ZhihuDailyModel

/// The reader's own.
public final class ProfilePresenter: Presenter<any ProfileView, ProfileViewState> {

  init(app: NewsServices, navigation: any ProfileNavigation) {
    super.init(state: ProfileViewState(title: app.texts.profile.title))
  }
}
