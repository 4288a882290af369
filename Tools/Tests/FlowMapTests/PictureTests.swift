import Foundation
import Testing
import ToolTesting

@testable import FlowMap

struct PictureTests {
  /// The first bytes of a PNG of 20 × 40 pixels.
  private static let png = Data(
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]
      + [0, 0, 0, 20, 0, 0, 0, 40, 8, 6, 0, 0, 0]
  )

  private func graph(_ screens: [(type: String, aliases: [String], routes: [String])]) -> FlowGraph
  {
    var graph = FlowGraph(name: "FootballGather")
    for (type, aliases, routes) in screens {
      let place = SourcePlace(file: "A.swift", line: 1, column: 1)
      var screen = Screen(id: type, name: ProjectIndex.stem(type), kind: .screen, place: place)
      (screen.type, screen.aliases, screen.routes) = (type, aliases, routes)
      graph.screens.append(screen)
    }
    return graph
  }

  private func matches(_ files: [String], _ graph: FlowGraph) throws -> [String: String] {
    let folder = try TemporaryFolder()
    for file in files { try folder.write(Self.png, to: file) }
    return try PictureFolder(folder.url).matches(for: graph)
      .mapValues { match in
        ([match.light] + [match.dark].compactMap(\.self)).map(\.lastPathComponent)
          .joined(separator: " ")
      }
  }

  @Test(arguments: [
    "PlayerDetail.png", "player-detail.png", "player detail.PNG",
    "football-gather-player-detail.png",
    "football-gather-player-detail-phone-light-en.png", "FootballGatherPlayerDetail.png",
    "player.png", "football-gather-player-pad-dark-zh-Hans.png",
  ])
  func aFileIsNamedByItsScreen(file: String) throws {
    let graph = graph([("PlayerDetailViewController", ["player"], ["/players/<id>"])])
    #expect(try matches([file], graph) == ["PlayerDetailViewController": file])
  }

  @Test(arguments: ["players.png", "player-edit.png", "detail.png", "player.jpg", "new-player.png"])
  func otherFilesAreNoPictures(file: String) throws {
    let graph = graph([("PlayerDetailViewController", ["player"], ["/players/<id>"])])
    #expect(try matches([file], graph) == [:])
  }

  @Test func thePlainestPictureComesFirstAndItsDarkTwinWithIt() throws {
    let graph = graph([("AccountViewController", [], [])])
    let files = ["pad-light-en", "phone-dark-en", "phone-landscape-light", "phone-light-en"]
    let found = try matches(files.map { "account-\($0).png" }, graph)
    #expect(
      found == ["AccountViewController": "account-phone-light-en.png account-phone-dark-en.png"]
    )
  }

  @Test func theNamesOfRoutesComeBeforeThoseOfClasses() throws {
    let graph = graph([
      ("GatherViewController", ["match", "gather"], ["/match"]),
      ("GatherDetailViewController", ["gather", "gatherDetail"], ["/gathers/<id>"]),
    ])
    #expect(try matches(["gather.png"], graph) == ["GatherDetailViewController": "gather.png"])
  }

  @Test func picturesStandInTheirCards() throws {
    let graph = graph([("AccountViewController", [], [])])
    let picture = try #require(ScreenPicture(png: Self.png, dark: Self.png))
    #expect(picture.width == 20 && picture.height == 40)
    let text = MapSVG(graph, pictures: ["AccountViewController": picture]).text
    let address = "data:image/png;base64,\(Self.png.base64EncodedString())"
    #expect(text.contains("<image class=\"light\" x=\""))
    #expect(text.contains("<image class=\"dark\" x=\""))
    #expect(text.contains("width=\"150\" height=\"300\" href=\"\(address)\""))
  }

  @Test func otherDataAreNoPictures() {
    #expect(ScreenPicture(png: Data()) == nil)
    #expect(ScreenPicture(png: Data("GIF89a, and more than enough bytes".utf8)) == nil)
  }
}
