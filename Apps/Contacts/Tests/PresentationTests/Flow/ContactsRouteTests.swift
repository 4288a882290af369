import ContactsPresentation
import Rostrum
import Testing

struct ContactsRouteTests {
  @Test(arguments: [
    (ContactsRoute.list, ""), (.contact("p007"), "people/p007"),
    (.contact("a/b ü"), "people/a%2Fb%20%C3%BC"), (.new, "new"), (.contact("new"), "people/new"),
    (.edit("p007"), "people/p007/edit"), (.edit("a/b"), "people/a%2Fb/edit"),
  ])
  func routeAndPathAreTheSame(_ route: ContactsRoute, _ path: String) {
    #expect(route.path.description == path)
    #expect(ContactsRoute(path: RoutePath(path)) == route)
  }

  @Test(arguments: [
    "people", "people/1/edit/2", "people/1/delete", "new/1", "contacts", "places/1",
  ])
  func otherPathsAreNoRoute(_ path: String) {
    #expect(ContactsRoute(path: RoutePath(path)) == nil)
  }
}
