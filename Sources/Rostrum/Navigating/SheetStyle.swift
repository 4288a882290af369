/// The presentation style of a sheet.
public struct SheetStyle: Hashable, Sendable {
  public enum Detent: Hashable, Sendable, CaseIterable {
    case medium, large
  }

  /// A Boolean value indicating whether the sheet covers everything, so that the user cannot swipe
  /// it down.
  public var isFullScreen: Bool
  /// The detents, the smallest first; empty for the system's choice.
  public var detents: [Detent]
  public var showsGrabber: Bool

  public init(isFullScreen: Bool = false, detents: [Detent] = [], showsGrabber: Bool = false) {
    self.isFullScreen = isFullScreen
    self.detents = detents
    self.showsGrabber = showsGrabber
  }

  /// A card that leaves the edge of the content behind it visible.
  public static let page = SheetStyle()
  /// A card that starts at half the height of the window.
  public static let half = SheetStyle(detents: [.medium, .large], showsGrabber: true)
  public static let fullScreen = SheetStyle(isFullScreen: true)
}
