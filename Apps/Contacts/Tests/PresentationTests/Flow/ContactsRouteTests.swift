import AppTesting
import ContactsPresentation
import Rostrum
import SampleRoutes
import Testing

struct ContactsRouteTests {
  @Test(arguments: ContactsRoute.samples) func aRouteIsItsPath(_ route: ContactsRoute) {
    #expect(ContactsRoute(path: route.path) == route)
  }

  /// Browser tests open the recorded paths.
  @Test func pathsAreTheRecordedOnes() throws {
    let paths = ContactsRoute.samples.map(\.path.description)
    try expectGolden(paths.joined(separator: "\n"), "paths")
  }

  @Test(arguments: [
    "people", "people/1/edit/2", "people/1/delete", "new/1", "contacts", "places/1",
  ])
  func otherPathsAreNoRoute(_ path: String) {
    #expect(ContactsRoute(path: RoutePath(path)) == nil)
  }
}
