import ContactsModel

/// The outcome of a form that was not cancelled.
enum ContactFormOutcome {
  /// The contact was saved with this id.
  case saved(String)
  case deleted(ContactDeletion)
}
