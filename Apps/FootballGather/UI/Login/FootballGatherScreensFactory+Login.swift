public import FootballGatherPresentation
public import Rostrum
import RostrumUIKit

extension FootballGatherScreensFactory: LoginScreens {
  public func login(_ presenter: LoginPresenter) -> any Screen {
    LoginViewController(presenter: presenter)
  }
}
