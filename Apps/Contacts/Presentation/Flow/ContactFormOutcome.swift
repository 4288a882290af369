import ContactsModel

/// How a form was left, other than by cancelling it.
enum ContactFormOutcome {
  /// The contact has this id.
  case saved(String)
  case deleted(ContactDeletion)
}
