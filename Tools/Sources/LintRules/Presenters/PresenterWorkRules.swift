import SourceModel

extension LintedProject {
  /// Reports each name of a set once per declaration.
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
  let title = "A presenter makes no network requests."
  let why = """
    The source of data belongs to the model. A presenter that calls a service through a protocol \
    is tested with prepared responses instead of a server.
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
    ) { "\($0.name) uses \($1); call a service of the model" }
  }
}

struct PresenterDecodesData: Rule {
  let id = "presenter-decodes-data"
  let title = "A presenter does not parse JSON, XML or property lists."
  let why = """
    The model converts bytes to values once for all screens. A presenter converts these values \
    to what the view displays.
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
  let title = "A presenter does not access files, settings or databases."
  let why = """
    Storage belongs to the model, behind a protocol. A different store then changes no \
    presenter, and tests leave no files behind.
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
        .map { part.finding($0.place, "\(part.name) calls \($0.name); use a store of the model") }
    }
    return keychain
      + project.findings(in: parts, naming: ForeignNames.storing) {
        "\($0.name) uses \($1); use a store of the model"
      }
  }
}

struct StatementOutsideModel: Rule {
  let id = "sql-outside-model"
  let title = "Only the model contains SQL statements."
  let why = """
    A screen that depends on tables and columns changes with the schema of the database. These \
    names belong to the storage layer.
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
          "\(part.name) contains an SQL statement; move it to the model"
        )
      }
    }
  }
}
