/// The confirmations of the form before something is lost, which its flow presents.
///
/// The form awaits the answers, so that they are separate from its navigation.
@MainActor
protocol ContactFormQuestions: AnyObject {
  /// - Returns: Whether the input may be discarded.
  func mayDiscard(isNew: Bool) async -> Bool

  /// - Returns: Whether the contact may be deleted.
  func mayDelete() async -> Bool

  /// Asks which version to keep of a contact that was saved elsewhere meanwhile.
  /// - Returns: The choice; nil if the user goes on editing.
  func resolveConflict() async -> ContactFormChoice?
}

/// The version to keep of a contact with conflicting changes.
enum ContactFormChoice: String {
  case mine
  case theirs
}
