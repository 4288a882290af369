import FootballGatherModel
public import Rostrum

/// The presenter of the choice of a language: the device's, or one of the app's by its own name.
public final class LanguageChoicePresenter: Presenter<
  any LanguageChoiceView, LanguageChoiceViewState
>
{
  private let settings: any SettingsRepository
  private let environment: AppEnvironment
  private let texts: GatherTexts
  private weak var navigation: (any LanguageChoiceNavigation)?

  init(app: GatherServices, navigation: any LanguageChoiceNavigation) {
    settings = app.settings
    environment = app.environment
    texts = app.texts
    self.navigation = navigation
    let languages = AppLanguage.all.map { (id: $0.tag, name: $0.name) }
    let device = (id: "", name: app.texts.account.deviceLanguage)
    super.init(
      state: LanguageChoiceViewState(
        title: app.texts.account.language,
        rows: ([device] + languages).map { .init(id: $0.id, name: $0.name, isChosen: false) }
      )
    )
  }

  public override func didAttach(isFirst: Bool) {
    latest(.read) { [settings] in
      try await settings.language()
    } then: { result in
      switch result {
      case .success(let tag): self.mark(tag)
      case .failure(let error):
        // Without a setting the app uses the device's language.
        self.mark(nil)
        self.showError(error)
      }
    }
  }

  /// Sets the language of a row's id.
  public func languageTapped(_ id: String) {
    guard state.rows.contains(where: { $0.id == id && !$0.isChosen }) else { return }
    let former = state.rows.first(where: \.isChosen)?.id
    let tag = AppLanguage.named(id)?.tag
    cancel(.read)
    mark(tag)
    finishing { [settings] in
      try await settings.setLanguage(tag)
    } then: { result in
      guard case .failure(let error) = result else { return }
      self.mark(AppLanguage.named(former)?.tag)
      self.showError(error)
    }
  }

  private func showError(_ error: any Error) {
    let text = texts.sentence(for: error, in: environment)
    navigation?.notify(Notice(title: texts.account.notChosen, text: text, ok: texts.common.ok))
  }

  private func mark(_ tag: String?) {
    let chosen = AppLanguage.named(tag)?.tag ?? ""
    update { state in
      for index in state.rows.indices {
        state.rows[index].isChosen = state.rows[index].id == chosen
      }
    }
  }
}

extension WorkKind {
  fileprivate static let read = WorkKind("read")
}
