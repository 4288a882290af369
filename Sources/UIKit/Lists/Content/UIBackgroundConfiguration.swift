/// What is seen behind the content of a cell or a button, as a value.
public struct UIBackgroundConfiguration: Hashable, Sendable {
  /// Nil for the list's or the button's own.
  public var backgroundColor: UIColor?
  /// Points.
  public var cornerRadius: CGFloat = 0
  /// Nil for the tint.
  public var strokeColor: UIColor?
  /// Points; the line is within the background.
  public var strokeWidth: CGFloat = 0

  private init(backgroundColor: UIColor? = nil) {
    self.backgroundColor = backgroundColor
  }

  /// What buttons begin with: their corners are those of their style and size.
  static var _ofButtons: UIBackgroundConfiguration {
    var background = UIBackgroundConfiguration()
    background.cornerRadius = 5.95
    return background
  }

  public static func clear() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(backgroundColor: .clear)
  }

  /// What the list gives to a cell in its place.
  public static func listCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration()
  }

  @available(*, deprecated, renamed: "listCell")
  public static func listPlainCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration()
  }

  @available(*, deprecated, renamed: "listCell")
  public static func listGroupedCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration()
  }

  public static func listSidebarCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration()
  }

  public static func listSidebarHeader() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration()
  }
}

extension UIView {
  /// Strokes a cell's edge as its background configuration says.
  final func _showStroke(
    of new: UIBackgroundConfiguration?,
    insteadOf old: UIBackgroundConfiguration?
  ) {
    let width = new?.strokeWidth ?? 0
    guard width > 0 || old?.strokeWidth ?? 0 > 0 else { return }
    layer.borderWidth = width
    layer.borderColor = (new?.strokeColor ?? tintColor).resolvedColor(with: traitCollection).cgColor
  }
}
