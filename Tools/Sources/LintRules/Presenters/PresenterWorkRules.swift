import SourceModel

extension LintedProject {
  /// One finding for each name of a set that parts use.
  func findings(
    in parts: [TypePart],
    naming names: Set<String>,
    _ message: (TypePart, String) -> String
  ) -> [Finding] {
    parts.flatMap { part in
      part.firstForeignNames(where: names.contains).map {
        part.finding($0.place, message(part, $0.root))
      }
    }
  }
}

struct PresenterDoesNetworking: Rule {
  let id = "presenter-does-networking"
  let title = "A presenter makes no requests; a service does."
  let why = """
    Where data come from belongs to the model. A presenter that asks a service by a protocol is \
    tested with a list of answers instead of a server.
    """
  let bad: Example = """
    final class NewsPresenter {
      func load(_ address: URL) async throws -> Data {
        try await URLSession.shared.data(from: address).0
      }
    }
    """
  let good: Example = """
    protocol NewsService {
      func latest() async throws -> [String]
    }

    final class NewsPresenter {
      private let service: NewsService

      init(service: NewsService) {
        self.service = service
      }
    }
    """

  func check(_ project: LintedProject) -> [Finding] {
    project.findings(
      in: project.parts(.presenter, .viewModel),
      naming: ForeignNames.networking
    ) { "\($0.name) uses \($1); ask a service of the model" }
  }
}

struct PresenterDecodesData: Rule {
  let id = "presenter-decodes-data"
  let title = "A presenter parses no JSON, XML or property lists."
  let why = """
    Bytes become values in the model, once for all screens. A presenter begins where there are \
    values, and makes of them what can be shown.
    """
  let bad: Example = """
    final class NewsPresenter {
      func titles(in data: Data) throws -> [String] {
        try JSONDecoder().decode([String].self, from: data)
      }
    }
    """
  let good: Example = """
    final class NewsPresenter {
      func titles(of stories: [String]) -> [String] {
        stories.sorted()
      }
    }
    """

  func check(_ project: LintedProject) -> [Finding] {
    project.findings(in: project.presenting, naming: ForeignNames.coding) {
      "\($0.name) uses \($1); let the model decode"
    }
  }
}

struct PresenterStoresData: Rule {
  let id = "presenter-stores-data"
  let title = "A presenter reads and writes no files, settings or databases."
  let why = """
    Storage is the model's, behind a protocol: another kind of store then changes no screen, and a \
    test leaves no files behind.
    """
  let bad: Example = """
    final class SettingsPresenter {
      func themeChosen(_ name: String) {
        UserDefaults.standard.set(name, forKey: "theme")
      }
    }
    """
  let good: Example = """
    protocol ThemeStore {
      func keep(_ name: String)
    }

    final class SettingsPresenter {
      private let store: ThemeStore

      init(store: ThemeStore) {
        self.store = store
      }

      func themeChosen(_ name: String) {
        store.keep(name)
      }
    }
    """

  func check(_ project: LintedProject) -> [Finding] {
    let parts = project.parts(.presenter, .viewModel)
    let keychain = parts.flatMap { part in
      part.code.calls.filter { $0.base.isEmpty && $0.name.hasPrefix("SecItem") }
        .map { part.finding($0.place, "\(part.name) calls \($0.name); ask a store of the model") }
    }
    return keychain
      + project.findings(in: parts, naming: ForeignNames.storing) {
        "\($0.name) uses \($1); ask a store of the model"
      }
  }
}

struct StatementOutsideModel: Rule {
  let id = "sql-outside-model"
  let title = "Statements of SQL stand in the model alone."
  let why = """
    A screen that knows tables and columns changes with every change of the database. The layer of \
    the database is the only one that needs to know them.
    """
  let bad: Example = """
    final class PlayersPresenter {
      let query = "SELECT name FROM players ORDER BY name"
    }
    """
  let good: Example = """
    final class PlayersPresenter {
      let query = "SELECT your players"
    }
    """

  func check(_ project: LintedProject) -> [Finding] {
    (project.presenting + project.onScreen + project.parts(.coordinator)).flatMap { part in
      part.code.statements.map {
        part.finding(
          $0.place,
          "\(part.name) has a statement of SQL; let the model ask the database"
        )
      }
    }
  }
}
