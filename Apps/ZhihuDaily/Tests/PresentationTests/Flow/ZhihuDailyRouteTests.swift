import Rostrum
import Testing
import ZhihuDailyModel
import ZhihuDailyPresentation

struct ZhihuDailyRouteTests {
  @Test(
    arguments: [
      (.home, ""), (.story(7, .days), "stories/7"), (.story(7, .banner), "banner/7"),
      (.story(7, .favourites), "favourites/7"), (.comments(7), "stories/7/comments"),
      (.profile, "me"), (.login, "login"), (.favourites, "favourites"),
      (.messages, "messages"), (.settings, "settings"),
    ] as [(ZhihuDailyRoute, String)]
  )
  func everyDestinationHasAPathAndComesBackFromIt(route: ZhihuDailyRoute, path: String) {
    #expect(route.path.description == path)
    #expect(ZhihuDailyRoute(path: RoutePath(path))?.path == route.path)
  }

  @Test(arguments: ["stories", "stories/x", "stories/7/x", "banner/7/comments", "me/7", "nobody"])
  func otherPathsAreNone(path: String) {
    #expect(ZhihuDailyRoute(path: RoutePath(path)) == nil)
  }
}
