import AppTesting
import Rostrum
import SampleRoutes
import Testing
import ZhihuDailyPresentation

struct ZhihuDailyRouteTests {
  @Test(arguments: ZhihuDailyRoute.samples) func aRouteIsItsPath(_ route: ZhihuDailyRoute) {
    #expect(ZhihuDailyRoute(path: route.path) == route)
  }

  /// Browser tests open the recorded paths.
  @Test func pathsAreTheRecordedOnes() throws {
    let paths = ZhihuDailyRoute.samples.map(\.path.description)
    try expectGolden(paths.joined(separator: "\n"), "paths")
  }

  @Test(arguments: ["stories", "stories/x", "stories/7/x", "banner/7/comments", "me/7", "nobody"])
  func otherPathsAreNone(path: String) {
    #expect(ZhihuDailyRoute(path: RoutePath(path)) == nil)
  }
}
