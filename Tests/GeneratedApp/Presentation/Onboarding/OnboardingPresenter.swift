public import Rostrum

/// Shows the onboarding screen and reports how it is left.
public final class OnboardingPresenter: Presenter<any OnboardingView, OnboardingViewState> {
  private weak var navigation: (any OnboardingNavigation)?

  init(texts: SamplerTexts, navigation: any OnboardingNavigation) {
    self.navigation = navigation
    super.init(
      state: OnboardingViewState(
        title: texts.onboardingTitle,
        text: texts.onboardingText,
        done: texts.onboardingDone,
        cancel: texts.onboardingCancel
      )
    )
  }

  // MARK: - Actions

  public func doneTapped() {
    navigation?.onboardingDone()
  }

  public func cancelTapped() {
    navigation?.leaveOnboarding()
  }
}
