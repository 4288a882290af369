import AppTesting
import CategoriesPresentation
import Rostrum
import SampleRoutes
import Testing

struct CategoriesRouteTests {
  @Test(arguments: CategoriesRoute.samples) func aRouteIsItsPath(_ route: CategoriesRoute) {
    #expect(CategoriesRoute(path: route.path) == route)
  }

  /// Browser tests open the recorded paths.
  @Test func pathsAreTheRecordedOnes() throws {
    let paths = CategoriesRoute.samples.map(\.path.description)
    try expectGolden(paths.joined(separator: "\n"), "paths")
  }

  @Test(arguments: ["x", "35/x", "035", "+35", "3 5", "99999999999999999999", "people/35"])
  func anotherPathIsNoDestination(_ path: String) {
    #expect(CategoriesRoute(path: RoutePath(path)) == nil)
  }
}
