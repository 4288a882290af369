public import Rostrum

/// A flow of Football Gather: what all of them are made with.
public class GatherFlow<Output>: Coordinator<Output> {
  let screens: any FootballGatherScreens
  var app: GatherServices

  public init(screens: any FootballGatherScreens, app: GatherServices) {
    self.screens = screens
    self.app = app
    super.init()
  }
}
