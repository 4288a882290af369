import RostrumTesting
import SamplerPresentation

final class OnboardingSpy: ViewSpy<OnboardingViewState>, OnboardingView {}
