public import Rostrum

/// Shows the settings screen and reports how it is left.
public final class SettingsPresenter: Presenter<any SettingsView, SettingsViewState> {
  private weak var navigation: (any SettingsNavigation)?

  init(texts: SamplerTexts, navigation: any SettingsNavigation) {
    self.navigation = navigation
    super.init(
      state: SettingsViewState(
        title: texts.settingsTitle,
        text: texts.settingsText,
        done: texts.settingsDone
      )
    )
  }

  // MARK: - Actions

  public func doneTapped() {
    navigation?.settingsDone()
  }
}
