/// What a person is asked before something is lost, through the form's flow.
///
/// The form waits for the answers, which is why these are no part of its navigation.
@MainActor
protocol ContactFormQuestions: AnyObject {
  /// - Returns: Whether what was typed may be lost.
  func mayDiscard(isNew: Bool) async -> Bool

  /// - Returns: Whether the contact may be deleted.
  func mayDelete() async -> Bool

  /// The contact was saved elsewhere meanwhile.
  /// - Returns: What it shall be; nil without an answer.
  func whoseChanges() async -> ContactFormChoice?
}

/// Which of two changes of one contact holds.
enum ContactFormChoice: String {
  case mine
  case theirs
}
