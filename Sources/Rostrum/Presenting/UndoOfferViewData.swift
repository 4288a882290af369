/// The view data of an offer to undo the latest action.
public struct UndoOfferViewData: Hashable, Sendable {
  /// The action, such as “Deleted Ana”.
  public var text: String
  /// The title of the button.
  public var button: String

  public init(text: String, button: String) {
    self.text = text
    self.button = button
  }
}
