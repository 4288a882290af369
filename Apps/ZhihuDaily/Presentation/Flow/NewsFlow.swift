public import Rostrum

/// The base class of Zhihu Daily's flows, with their shared dependencies.
public class NewsFlow: Coordinator<Void> {
  let screens: any ZhihuDailyScreens
  let app: NewsServices

  public init(screens: any ZhihuDailyScreens, app: NewsServices) {
    self.screens = screens
    self.app = app
    super.init()
  }
}
