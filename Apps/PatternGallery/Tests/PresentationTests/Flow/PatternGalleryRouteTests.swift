import PatternGalleryModel
import PatternGalleryPresentation
import Rostrum
import Testing

struct PatternGalleryRouteTests {
  @Test func routeAndPathAreTheSame() {
    let routes: [PatternGalleryRoute] =
      [.list, .comparison] + Pattern.allCases.map(PatternGalleryRoute.pattern)
    for route in routes { #expect(PatternGalleryRoute(path: route.path) == route) }
    #expect(Set(routes.map(\.path.description)).count == routes.count)
  }

  @Test(arguments: ["nothing", "patterns", "patterns/none", "patterns/mvc/more", "compare/mvc"])
  func otherPathsLeadNowhere(_ path: String) {
    #expect(PatternGalleryRoute(path: RoutePath(path)) == nil)
  }
}
