public import CategoriesPresentation
public import Rostrum
import RostrumUIKit
import UIKit

/// The factory of Categories' screens in UIKit.
public struct CategoriesScreensFactory: CategoriesScreens {
  public init() {}

  public func categories(_ presenter: CategoryListPresenter) -> any Screen {
    CategoryListViewController(presenter: presenter)
  }

  public func users(_ presenter: UserListPresenter) -> any Screen {
    UserListViewController(presenter: presenter)
  }

  public func nothingChosen(_ placeholder: PlaceholderViewData) -> any Screen {
    let screen = UIViewController()
    screen.view.backgroundColor = .systemBackground
    screen.contentUnavailableConfiguration = UIContentUnavailableConfiguration.placeholder(
      placeholder
    ) {}
    return screen
  }
}
