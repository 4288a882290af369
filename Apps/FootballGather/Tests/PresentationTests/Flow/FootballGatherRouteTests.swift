import AppTesting
import Rostrum
import SampleRoutes
import Testing

@testable import FootballGatherPresentation

struct FootballGatherRouteTests {
  @Test(arguments: FootballGatherRoute.samples) func aRouteIsItsPath(_ route: FootballGatherRoute) {
    #expect(FootballGatherRoute(path: route.path) == route)
  }

  /// Browser tests open the recorded paths.
  @Test func pathsAreTheRecordedOnes() throws {
    let paths = FootballGatherRoute.samples.map(\.path.description)
    try expectGolden(paths.joined(separator: "\n"), "paths")
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
