/// What a part does on the way of a tap or of data.
public enum CardAction: String, CaseIterable, Hashable, Sendable {
  /// A person tapped the card.
  case tapped
  case heardTap
  /// A person tapped Rename.
  case renameTapped
  case heardRename
  /// Showed the question for the new name.
  case askedForName
  /// Passed on what it was told.
  case passedOn
  /// Told the model the new name.
  case toldModel
  /// Was told that the model has changed.
  case heardChange
  case readModel
  /// Made from the model what a view can show as it is.
  case preparedState
  /// Wrote to the parts of a view.
  case filledView
  /// Set its own parts.
  case showedItself
}
