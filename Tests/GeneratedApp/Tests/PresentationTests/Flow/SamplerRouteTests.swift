import Rostrum
import SamplerPresentation
import Testing

struct SamplerRouteTests {
  @Test(arguments: [
    (SamplerRoute.itemList, ""), (.itemDetail("1"), "items/1"),
    (.itemDetail("a/b ü"), "items/a%2Fb%20%C3%BC"),
  ])
  func routeAndPathAreTheSame(_ route: SamplerRoute, _ path: String) {
    #expect(route.path.description == path)
    #expect(SamplerRoute(path: RoutePath(path)) == route)
  }

  @Test(arguments: ["items", "items/1/2", "elsewhere", "elsewhere/1"])
  func otherPathsAreNoRoute(_ path: String) {
    #expect(SamplerRoute(path: RoutePath(path)) == nil)
  }
}
