import Foundation
public import Rostrum
import ZhihuDailyModel

/// The presenter of the settings.
public final class SettingsPresenter: Presenter<any SettingsView, SettingsViewState> {
  private let settings: any SettingsRepository
  private let cache: any CacheRepository
  private let environment: AppEnvironment
  private let texts: NewsTexts
  private weak var navigation: (any SettingsNavigation)?

  private var known: NewsSettings?
  private var error: (any Error)?
  /// The size of the cache in bytes; nil while it is computed.
  private var cacheSize: Int?
  /// A Boolean value that indicates whether the cache is being cleared, or the user is being asked
  /// for confirmation.
  private var isClearing = false

  init(app: NewsServices, navigation: any SettingsNavigation) {
    settings = app.settings
    cache = app.cache
    environment = app.environment
    texts = app.texts
    self.navigation = navigation
    super.init(
      state: SettingsViewState(
        title: app.texts.settings.title,
        content: .loading(app.texts.common.loading)
      )
    )
  }

  public override func didAttach(isFirst: Bool) {
    if isFirst {
      observe(settings.changes, onStart: read) { settings in
        self.known = settings
        self.render()
      }
    }
    measure()
  }

  // MARK: - What a person did

  public func appearanceTapped(_ choice: AppearanceChoice) {
    change { $0.appearance = choice.appearance }
  }

  public func textSizeTapped(_ choice: TextSizeChoice) {
    change { $0.textSize = choice.textSize }
  }

  public func clearTapped() {
    guard !isClearing else { return }
    isClearing = true
    let question = Question(
      title: texts.settings.clearTitle,
      message: texts.settings.clearNote,
      confirm: texts.settings.clear,
      cancel: texts.common.cancel
    )
    work { [weak navigation] in
      await navigation?.confirms(question) == true
    } then: { result in
      if case .success(true) = result { self.clear() } else { self.isClearing = false }
    }
  }

  public func retryTapped() {
    error = nil
    render()
    read()
  }

  // MARK: - Reading and writing

  private func read() {
    latest(.read) { [settings] in
      try await settings.settings()
    } then: { result in
      switch result {
      case .success(let settings): self.known = settings
      case .failure(let error): self.error = error
      }
      self.render()
    }
  }

  private func measure() {
    latest(.measure) { [cache] in
      await cache.size()
    } then: { result in
      guard case .success(let size) = result else { return }
      self.cacheSize = size
      self.render()
    }
  }

  private func change(_ change: @escaping @Sendable (inout NewsSettings) -> Void) {
    finishing { [settings] in
      try await settings.update(change)
    } then: { result in
      guard case .failure(let error) = result else { return }
      self.showError(error, title: self.texts.settings.notChanged)
    }
  }

  private func clear() {
    render()
    finishing { [cache] in
      try await cache.clear()
    } then: { result in
      self.isClearing = false
      switch result {
      case .success:
        self.send(ifDetached: .vanish) { $0.announce(self.texts.settings.cleared) }
      case .failure(let error): self.showError(error, title: self.texts.settings.notCleared)
      }
      self.render()
      self.measure()
    }
  }

  private func showError(_ error: any Error, title: String) {
    navigation?.notify(
      Notice(title: title, text: texts.sentence(for: error), ok: texts.common.ok)
    )
  }

  // MARK: - State

  private func render() {
    let content = content
    update { $0.content = content }
  }

  private var content: SettingsViewState.Content {
    if let known { return .settings(viewData(of: known)) }
    if let error { return .placeholder(texts.placeholder(for: error)) }
    return .loading(texts.common.loading)
  }

  private func viewData(of settings: NewsSettings) -> SettingsViewData {
    let appearance = AppearanceChoice(settings.appearance)
    let textSize = TextSizeChoice(settings.textSize)
    return SettingsViewData(
      appearance: texts.settings.appearance,
      appearances: AppearanceChoice.allCases.map { choice in
        .init(
          id: choice,
          title: texts.settings.appearances(choice),
          isChosen: choice == appearance
        )
      },
      textSize: texts.settings.textSize,
      textSizes: TextSizeChoice.allCases.map { choice in
        .init(id: choice, title: texts.settings.textSizes(choice), isChosen: choice == textSize)
      },
      sampleTitle: texts.settings.sampleTitle,
      sample: texts.settings.sample,
      sampleSize: textSize,
      cache: .init(
        title: texts.settings.cache,
        sizeTitle: texts.settings.cacheSize,
        size: cacheSize.map(environment.text(ofBytes:)) ?? texts.settings.measuring,
        button: isClearing ? texts.settings.clearing : texts.settings.clear,
        note: texts.settings.clearNote,
        isEnabled: !isClearing
      ),
      about: texts.settings.about
    )
  }
}

extension AppEnvironment {
  /// Returns a file size in the user's format, such as 1.2 MB.
  fileprivate func text(ofBytes count: Int) -> String {
    let (value, unit) =
      switch count {
      case ..<1_000: (Double(count), "B")
      case ..<1_000_000: (Double(count) / 1_000, "KB")
      default: (Double(count) / 1_000_000, "MB")
      }
    let digits = count < 1_000_000 ? 0 : 1
    let style = FloatingPointFormatStyle<Double>(locale: locale)
      .precision(.fractionLength(0...digits))
    return "\(value.formatted(style)) \(unit)"
  }
}

extension WorkKind {
  fileprivate static let read = WorkKind("read")
  fileprivate static let measure = WorkKind("measure")
}
