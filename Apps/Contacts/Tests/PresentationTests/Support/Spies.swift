import ContactsPresentation
import RostrumTesting

final class ContactListSpy: ViewSpy<ContactListViewState>, ContactListView {}

final class ContactDetailSpy: ViewSpy<ContactDetailViewState>, ContactDetailView {}
