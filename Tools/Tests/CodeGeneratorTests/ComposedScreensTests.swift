import CodeGenerator
import Foundation
import SwiftParser
import Testing

/// New screens in an app whose factory has a protocol for each flow.
struct ComposedScreensTests {
  private static let files = [
    "Presentation/Screens.swift": """
    public typealias NotesScreens = ListScreens & NoteScreens
    public protocol ListScreens {}
    public protocol NoteScreens {}
    """,
    "Presentation/NotesRoute.swift": """
    public enum NotesRoute: Route {
      case list, help

      public init?(path: RoutePath) {
        guard let page = Self.known.first(where: { $0.path == path }) else { return nil }
        self = page
      }

      public var path: RoutePath {
        switch self {
        case .list: []
        case .help: ["help"]
        }
      }

      private static let known: [NotesRoute] = [.list, .help]
    }
    """,
    "Presentation/NotesServices.swift": """
    public struct NotesServices {
      private var older: NotesTexts
      public var words: NotesTexts
    }
    """,
    "Presentation/NotesTexts.swift": """
    public struct NotesTexts {
      public var common: String
      public static func best(for languages: [String]) -> NotesTexts { english }
      static let english = NotesTexts(common: "")
    }
    """,
    "Presentation/NotesFlow.swift": """
    public class NotesFlow<Output>: Coordinator<Output> {
      let factory: any NotesScreens
      let services: NotesServices
    }
    """,
    "UI/Factory.swift": """
    public struct UIFactory {}
    extension UIFactory: ListScreens {}
    """,
    "UI/Factory+Note.swift": "extension UIFactory: NoteScreens {}",
    "Tests/UITests/Watched.swift": """
    struct Watched: ListScreens, NoteScreens {
      func list(_ presenter: ListPresenter) -> any Screen {
        watch(factory.list(presenter))
      }

      func watch(_ screen: any Screen) -> any Screen { screen }
    }
    """,
  ]

  private static let ownCoordinator = [
    "Presentation/NotesCoordinator.swift": """
    public final class NotesCoordinator: NotesFlow<Void> {
      func mark(_ route: NotesRoute) {
        switch route {
        case .list: break
        default: break
        }
      }
    }

    extension NotesCoordinator: RouteTaking {
      public func take(_ route: NotesRoute) {
        switch route {
        case .list, .help: break
        }
      }
    }

    private func title(_ route: NotesRoute?) -> String? {
      return switch route {
      case .list?: "List"
      case .help: "Help"
      case nil: nil
      }
    }
    """
  ]

  private static let flowCoordinators = [
    "Presentation/NotesCoordinator.swift": "public class NotesCoordinator: NotesFlow<Void> {}",
    "Presentation/HelpCoordinator.swift": """
    final class HelpCoordinator: NotesFlow<Void> {}
    extension HelpCoordinator: RouteTaking {
      func take(_ route: NotesRoute) { if route == .help { open() } }
    }
    """,
    "Presentation/ListCoordinator.swift": """
    final class ListCoordinator: NotesFlow<Void>, RouteTaking {
      func canTake(_ route: NotesRoute) -> Bool { true }

      func take(_ route: NotesRoute) {
        switch route {
        case .list: break
        default: break
        }
      }
    }
    """,
  ]

  private func generation(_ coordinators: [String: String]) throws -> Generation {
    var generation: Generation?
    try withTemporaryFolder { folder in
      let app = folder.appending(path: "Notes", directoryHint: .isDirectory)
      for (path, text) in Self.files.merging(coordinators, uniquingKeysWith: { $1 }) {
        let file = app.appending(path: path)
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(),
          withIntermediateDirectories: true
        )
        try Data(text.utf8).write(to: file)
      }
      generation = try Generation.screen(
        GeneratedName("Summary", of: .screen),
        placement: .pushed,
        in: app
      )
    }
    return try #require(generation)
  }

  private func step(_ place: String, in generation: Generation) throws -> ManualStep {
    try #require(generation.manual.first { $0.place == place }, "\(generation.manual)")
  }

  @Test func theProtocolsToChooseFromAreNamedWithTheirFiles() throws {
    let step = try step("In one protocol of NotesScreens", in: generation(Self.ownCoordinator))
    #expect(
      step.choices == [
        "ListScreens (Presentation/Screens.swift)", "NoteScreens (Presentation/Screens.swift)",
      ]
    )
  }

  @Test func theTypesThatMakeTheScreensAreNamedWithTheirFiles() throws {
    let generation = try generation(Self.ownCoordinator)
    let factory = try step(
      "In the declaration by which UIFactory conforms to that protocol",
      in: generation
    )
    #expect(
      factory.choices == ["NoteScreens (UI/Factory+Note.swift)", "ListScreens (UI/Factory.swift)"]
    )
    let watched = try step(
      "In the declaration by which Watched conforms to that protocol",
      in: generation
    )
    #expect(watched.choices == ["ListScreens, NoteScreens (Tests/UITests/Watched.swift)"])
    #expect(watched.lines.contains("{\n    watch(factory.summary(presenter))\n  }"))
  }

  @Test func theTextsAreThoseThatTheCoordinatorInherits() throws {
    let generation = try generation(Self.ownCoordinator)
    let path = "Presentation/NotesCoordinator.swift"
    let text = try #require(generation.edited.first { $0.path == path }).text
    #expect(text.contains("SummaryPresenter(texts: services.words, navigation: self)"))
    #expect(text.contains("push(factory.summary(presenter), at: NotesRoute.summary)"))
    #expect(text.contains("case .summary: showSummary()"))
  }

  @Test func theTableByWhichPathsAreFoundIsNamed() throws {
    let generation = try generation(Self.ownCoordinator)
    let step = try step(
      "In NotesRoute.known, where init?(path:) finds routes by their paths",
      in: generation
    )
    #expect(step.lines == "    .summary,")
    let route = generation.edited.first { $0.path == "Presentation/NotesRoute.swift" }
    #expect(route?.text.contains("case .summary: [\"summary\"]") == true)
  }

  @Test func aPathThatIsReadInAnotherWayIsLeftToAPerson() throws {
    let route = """
      public enum NotesRoute: Route {
        case list
        public init?(path: RoutePath) { return nil }
        public var path: RoutePath { switch self { case .list: [] } }
      }
      """
    let generation = try generation(["Presentation/NotesRoute.swift": route])
    let step = try step("In init?(path:) of NotesRoute", in: generation)
    #expect(step.lines.hasSuffix("self = .summary"))
  }

  @Test func aRouteOfAnotherFormIsLeftToAPerson() throws {
    let route = "public enum NotesRoute: Route { case list; public var path: RoutePath { [] } }"
    let generation = try generation(["Presentation/NotesRoute.swift": route])
    _ = try step("In NotesRoute, which has another form than the tool adds to", in: generation)
  }

  @Test func theSwitchesWithoutADefaultHaveTheLinesOfTheEditedFile() throws {
    let generation = try generation(Self.ownCoordinator)
    let path = "Presentation/NotesCoordinator.swift"
    let text = try #require(generation.edited.first { $0.path == path }).text
    let line = text.split(separator: "\n", omittingEmptySubsequences: false)
      .firstIndex { $0.contains("return switch") }
    let step = try step(
      "To a case of each switch over NotesRoute that has no default",
      in: generation
    )
    #expect(step.lines == "  .summary  // \(path):\(try #require(line) + 1)")
  }

  @Test func aCoordinatorThatTakesRoutesIsTheExample() throws {
    let generation = try generation(Self.flowCoordinators)
    let step = try step(
      "Beside the coordinator that shows the screen, here for ListCoordinator",
      in: generation
    )
    #expect(
      step.choices == [
        "ListCoordinator (Presentation/ListCoordinator.swift)",
        "HelpCoordinator (Presentation/HelpCoordinator.swift)",
      ]
    )
    #expect(step.lines.contains("extension ListCoordinator: SummaryNavigation {\n  func show"))
    #expect(step.lines.contains("SummaryPresenter(texts: services.words, navigation: self)"))
    #expect(
      generation.manual.contains {
        $0.place == "In take(_:) of ListCoordinator, whose canTake(_:) has to accept .summary"
      }
    )
  }
}
