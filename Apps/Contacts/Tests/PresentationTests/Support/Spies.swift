import ContactsPresentation
import Foundation
import RostrumTesting

final class ContactListSpy: ViewSpy<ContactListViewState>, ContactListView {
  func open(_ url: URL) { record("open \(url.absoluteString)") }
}

final class ContactDetailSpy: ViewSpy<ContactDetailViewState>, ContactDetailView {
  func open(_ url: URL) { record("open \(url.absoluteString)") }
}

final class ContactFormSpy: ViewSpy<ContactFormViewState>, ContactFormView {
  func focus(_ field: ContactFormViewState.Field.ID) { record("focus \(field)") }
}
