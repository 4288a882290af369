public import ContactsPresentation
public import Rostrum
import RostrumUIKit
import UIKit

/// The factory of the screens of Contacts in UIKit.
public struct ContactsScreensFactory: ContactsScreens {
  public init() {}

  public func list(_ presenter: ContactListPresenter) -> any Screen {
    ContactListViewController(presenter: presenter) { ContactPreviewView.controller(of: $0) }
  }

  public func contact(_ presenter: ContactDetailPresenter) -> any Screen {
    ContactDetailViewController(presenter: presenter)
  }

  public func nothingChosen(_ placeholder: PlaceholderViewData) -> any Screen {
    let screen = UIViewController()
    screen.view.backgroundColor = .systemGroupedBackground
    screen.contentUnavailableConfiguration = UIContentUnavailableConfiguration.placeholder(
      placeholder
    ) {}
    return screen
  }

  public func form(_ presenter: ContactFormPresenter) -> any Screen {
    ContactFormViewController(presenter: presenter)
  }
}
