public import Rostrum

/// The base class of Football Gather's flows.
public class GatherFlow<Output>: Coordinator<Output> {
  let screens: any FootballGatherScreens
  var app: GatherServices

  public init(screens: any FootballGatherScreens, app: GatherServices) {
    self.screens = screens
    self.app = app
    super.init()
  }
}
