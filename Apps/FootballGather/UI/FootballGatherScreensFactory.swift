import FootballGatherPresentation

/// The factory of Football Gather's screens in UIKit.
public struct FootballGatherScreensFactory {
  public init() {}
}
