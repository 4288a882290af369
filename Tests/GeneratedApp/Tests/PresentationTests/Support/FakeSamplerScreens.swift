import Rostrum
import RostrumTesting
import SamplerPresentation

struct FakeSamplerScreens: SamplerScreens {
  /// Receives each presenter that is made.
  var onMake: @MainActor (AnyObject) -> Void = { _ in }

  func itemList(_ presenter: ItemListPresenter) -> any Screen {
    onMake(presenter)
    return FakeScreen("itemList", presenter: presenter, view: ItemListSpy())
  }

  func itemDetail(_ presenter: ItemDetailPresenter) -> any Screen {
    onMake(presenter)
    return FakeScreen("itemDetail", presenter: presenter, view: ItemDetailSpy())
  }

  func settings(_ presenter: SettingsPresenter) -> any Screen {
    FakeScreen("settings", presenter: presenter, view: SettingsSpy())
  }

  func onboarding(_ presenter: OnboardingPresenter) -> any Screen {
    FakeScreen("onboarding", presenter: presenter, view: OnboardingSpy())
  }
}
