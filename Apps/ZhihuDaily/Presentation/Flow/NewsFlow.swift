public import Rostrum

/// A flow of Zhihu Daily: what all of them are made with.
public class NewsFlow: Coordinator<Void> {
  let screens: any ZhihuDailyScreens
  let app: NewsServices

  public init(screens: any ZhihuDailyScreens, app: NewsServices) {
    self.screens = screens
    self.app = app
    super.init()
  }
}
