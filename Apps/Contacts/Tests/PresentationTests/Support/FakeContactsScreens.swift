import ContactsPresentation
import Rostrum
import RostrumTesting

struct FakeContactsScreens: ContactsScreens {
  /// Told of every presenter that is made.
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
