public import Rostrum

/// Makes the screens of Sampler, one set of them per user interface.
@MainActor
public protocol SamplerScreens {
  func itemList(_ presenter: ItemListPresenter) -> any Screen
  func itemDetail(_ presenter: ItemDetailPresenter) -> any Screen
  func settings(_ presenter: SettingsPresenter) -> any Screen
  func onboarding(_ presenter: OnboardingPresenter) -> any Screen
}
