/// Everything that the onboarding screen shows.
public struct OnboardingViewState: Equatable, Sendable {
  public var title: String
  public var text: String
  public var done: String
  public var cancel: String
}
