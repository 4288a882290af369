import CategoriesPresentation
import Rostrum
import Testing

struct CategoriesRouteTests {
  @Test(arguments: [(CategoriesRoute.list, ""), (.category(35), "35"), (.category(-1), "-1")])
  func aRouteAndItsPathAreTwoSpellings(_ route: CategoriesRoute, _ path: String) {
    #expect(route.path.description == path)
    #expect(CategoriesRoute(path: RoutePath(path)) == route)
  }

  @Test(arguments: ["x", "35/x", "035", "+35", "3 5", "99999999999999999999", "people/35"])
  func anotherPathIsNoDestination(_ path: String) {
    #expect(CategoriesRoute(path: RoutePath(path)) == nil)
  }
}
