public import Rostrum
import RostrumUIKit
public import SamplerPresentation
import UIKit

/// The screens of Sampler in UIKit.
public struct SamplerScreensFactory: SamplerScreens {
  public init() {}

  public func itemList(_ presenter: ItemListPresenter) -> any Screen {
    ItemListViewController(presenter: presenter)
  }

  public func itemDetail(_ presenter: ItemDetailPresenter) -> any Screen {
    ItemDetailViewController(presenter: presenter)
  }

  public func settings(_ presenter: SettingsPresenter) -> any Screen {
    SettingsViewController(presenter: presenter)
  }

  public func onboarding(_ presenter: OnboardingPresenter) -> any Screen {
    OnboardingViewController(presenter: presenter)
  }
}
