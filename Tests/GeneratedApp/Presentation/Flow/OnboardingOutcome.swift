/// The result of the onboarding flow, unless a person leaves it without one.
enum OnboardingOutcome {
  case done
}
