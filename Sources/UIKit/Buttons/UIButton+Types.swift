extension UIButton {
  public enum ButtonType: Int, Sendable {
    case custom = 0
    case system
    case detailDisclosure
    case infoLight
    case infoDark
    case contactAdd
    case close = 7
  }

  /// The role of a button.
  public enum Role: Int, Sendable {
    case normal = 0
    /// The most likely action: the title is bold.
    case primary
    /// A cancel action, with the appearance of a normal one.
    case cancel
    /// An action that deletes data: the tint is red, unless the button sets one.
    case destructive
  }

  public typealias ConfigurationUpdateHandler = (_ button: UIButton) -> Void

  /// The type of the closure that returns the pointer style of a button, given the default effect
  /// and shape.
  public typealias PointerStyleProvider = (
    _ button: UIButton, _ proposedEffect: UIPointerEffect, _ proposedShape: UIPointerShape
  ) -> UIPointerStyle?
}
