import ContactsPresentation
import Rostrum
import RostrumTesting

struct FakeContactsScreens: ContactsScreens {
  /// Receives every presenter for which a screen is created.
  var onMake: @MainActor (AnyObject) -> Void = { _ in }

  func list(_ presenter: ContactListPresenter) -> any Screen {
    onMake(presenter)
    return FakeScreen("list", presenter: presenter, view: ContactListSpy())
  }

  func contact(_ presenter: ContactDetailPresenter) -> any Screen {
    onMake(presenter)
    return FakeScreen("contact", presenter: presenter, view: ContactDetailSpy())
  }

  func nothingChosen(_ placeholder: PlaceholderViewData) -> any Screen {
    FakeScreen(placeholder.title)
  }

  func form(_ presenter: ContactFormPresenter) -> any Screen {
    onMake(presenter)
    return FakeScreen("form", presenter: presenter, view: ContactFormSpy())
  }
}
