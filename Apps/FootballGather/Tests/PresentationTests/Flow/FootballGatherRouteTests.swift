import Foundation
import Rostrum
import Testing

@testable import FootballGatherPresentation

struct FootballGatherRouteTests {
  static let paths = [
    "players", "players/new", "players/7", "players/7/age", "teams/7", "teams/7%2C12", "match",
    "gathers", "gathers/6f9619ff-8b86-d011-b42d-00c04fc964ff", "account", "account/language",
  ]

  @Test(arguments: paths) func isItsPath(_ path: String) throws {
    let route = try #require(FootballGatherRoute(path: RoutePath(path)))
    #expect(route.path.description == path)
    #expect(FootballGatherRoute(path: route.path) == route)
  }

  @Test func theFrontDoorIsTheListOfPlayers() {
    #expect(FootballGatherRoute(path: []) == .players)
  }

  @Test(arguments: [
    "nowhere", "players/ana", "players/7/shoes", "players/7/age/8", "teams", "teams/,", "teams/a,7",
    "match/1", "gathers/1", "account/password",
  ])
  func namesNothingElse(_ path: String) {
    #expect(FootballGatherRoute(path: RoutePath(path)) == nil)
  }
}
