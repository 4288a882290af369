/// How a sheet covers what it is presented on.
public struct SheetStyle: Hashable, Sendable {
  public enum Detent: Hashable, Sendable, CaseIterable {
    case medium, large
  }

  /// Covers everything; a person cannot swipe it down.
  public var isFullScreen: Bool
  /// The heights at which it rests, the smallest first; empty for the system's choice.
  public var detents: [Detent]
  public var showsGrabber: Bool

  public init(isFullScreen: Bool = false, detents: [Detent] = [], showsGrabber: Bool = false) {
    self.isFullScreen = isFullScreen
    self.detents = detents
    self.showsGrabber = showsGrabber
  }

  /// A card that leaves a rim of what is behind.
  public static let page = SheetStyle()
  /// A card that begins half as high as the window.
  public static let half = SheetStyle(detents: [.medium, .large], showsGrabber: true)
  public static let fullScreen = SheetStyle(isFullScreen: true)
}
