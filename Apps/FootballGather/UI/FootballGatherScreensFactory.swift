import FootballGatherPresentation

/// The screens of Football Gather in UIKit.
public struct FootballGatherScreensFactory {
  public init() {}
}
