public import Rostrum

/// The view of the onboarding screen, as its presenter uses it.
@MainActor
public protocol OnboardingView: StateRendering where State == OnboardingViewState {}

/// The ways out of the onboarding screen, as its presenter uses them.
@MainActor
protocol OnboardingNavigation: AnyObject {
  func onboardingDone()

  func leaveOnboarding()
}
