import ContactsPresentation
import RostrumTesting

final class ContactListSpy: ViewSpy<ContactListViewState>, ContactListView {
  func announce(_ text: String) { record("announce \(text)") }
}

final class ContactDetailSpy: ViewSpy<ContactDetailViewState>, ContactDetailView {}

final class ContactFormSpy: ViewSpy<ContactFormViewState>, ContactFormView {
  func focus(_ field: ContactFormViewState.Field.ID) { record("focus \(field)") }
  func announce(_ text: String) { record("announce \(text)") }
}
