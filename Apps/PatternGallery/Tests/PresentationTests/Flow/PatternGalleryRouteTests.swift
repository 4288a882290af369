import AppTesting
import PatternGalleryPresentation
import Rostrum
import SampleRoutes
import Testing

struct PatternGalleryRouteTests {
  @Test(arguments: PatternGalleryRoute.samples) func aRouteIsItsPath(_ route: PatternGalleryRoute) {
    #expect(PatternGalleryRoute(path: route.path) == route)
  }

  /// Browser tests open the recorded paths.
  @Test func pathsAreTheRecordedOnes() throws {
    let paths = PatternGalleryRoute.samples.map(\.path.description)
    try expectGolden(paths.joined(separator: "\n"), "paths")
  }

  @Test(arguments: ["nothing", "patterns", "patterns/none", "patterns/mvc/more", "compare/mvc"])
  func otherPathsLeadNowhere(_ path: String) {
    #expect(PatternGalleryRoute(path: RoutePath(path)) == nil)
  }
}
