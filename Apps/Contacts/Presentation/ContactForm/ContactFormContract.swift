import ContactsModel
public import Rostrum

/// What the presenter may ask of the form.
@MainActor
public protocol ContactFormView: StateRendering where State == ContactFormViewState {
  /// Moves the keyboard to a field, so that it can be put right.
  func focus(_ field: ContactFormViewState.Field.ID)

  /// Says a text to those who cannot see the screen.
  func announce(_ text: String)
}

/// What the form may ask of its flow.
@MainActor
protocol ContactFormNavigation: AnyObject {
  /// Leaves without saving; who has unsaved work is asked.
  func leaveForm()

  func formSaved(_ id: String)

  func formDeleted(_ deletion: ContactDeletion)
}
