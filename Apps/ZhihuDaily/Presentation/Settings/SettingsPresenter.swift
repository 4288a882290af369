public import Rostrum
import ZhihuDailyModel

/// What a reader chooses.
public final class SettingsPresenter: Presenter<any SettingsView, SettingsViewState> {

  init(app: NewsServices, navigation: any SettingsNavigation) {
    super.init(state: SettingsViewState(title: app.texts.settings.title))
  }
}
