/// An action of a part on the path of a tap or of data.
public enum CardAction: String, CaseIterable, Hashable, Sendable {
  /// The user tapped the card.
  case tapped
  case receivedTap
  /// The user tapped Rename.
  case renameTapped
  case receivedRename
  /// Asked the user for the new name.
  case askedForName
  /// Forwarded an event.
  case passedOn
  /// Passed the new name to the model.
  case updatedModel
  /// Received a notification that the model has changed.
  case receivedChange
  case readModel
  /// Made a view state from the model.
  case preparedState
  /// Set the contents of another view's subviews.
  case filledView
  /// Set the contents of its own subviews.
  case showedItself
}
