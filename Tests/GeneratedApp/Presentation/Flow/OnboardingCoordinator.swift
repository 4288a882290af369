import Rostrum

/// The onboarding flow: one screen in a sheet.
final class OnboardingCoordinator: Coordinator<OnboardingOutcome> {
  private let screens: any SamplerScreens
  private let texts: SamplerTexts

  init(screens: any SamplerScreens, texts: SamplerTexts) {
    self.screens = screens
    self.texts = texts
    super.init()
  }

  override func start() {
    let presenter = OnboardingPresenter(texts: texts, navigation: self)
    push(screens.onboarding(presenter), at: SamplerRoute.onboarding)
  }
}

extension OnboardingCoordinator: OnboardingNavigation {
  func onboardingDone() {
    finish(.done)
  }

  func leaveOnboarding() {
    leave()
  }
}
