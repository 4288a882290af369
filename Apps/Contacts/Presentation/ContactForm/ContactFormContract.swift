import ContactsModel
public import Rostrum

/// The view of the form.
@MainActor
public protocol ContactFormView: StateRendering, Announcing where State == ContactFormViewState {
  /// Focuses a field, so that its text can be corrected.
  func focus(_ field: ContactFormViewState.Field.ID)
}

/// The navigation of the form.
@MainActor
protocol ContactFormNavigation: AnyObject {
  /// Leaves without saving, after a confirmation if there is unsaved work.
  func leaveForm()

  func formSaved(_ id: String)

  func formDeleted(_ deletion: ContactDeletion)
}
