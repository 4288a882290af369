/// What is seen behind a cell's content, as a value.
public struct UIBackgroundConfiguration: Hashable, Sendable {
  /// Nil for the list's own.
  public var backgroundColor: UIColor?
  /// Points.
  public var cornerRadius: CGFloat = 0

  private init(backgroundColor: UIColor? = nil) {
    self.backgroundColor = backgroundColor
  }

  public static func clear() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(backgroundColor: .clear)
  }

  public static func listPlainCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration()
  }

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
