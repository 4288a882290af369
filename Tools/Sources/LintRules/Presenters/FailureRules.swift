import SourceModel

struct PresenterSwallowsError: Rule {
  let id = "presenter-swallows-error"
  let title = "A presenter handles every error."
  let why = """
    After an ignored error the screen does not change, and the user cannot find out why. Each \
    failure needs a message and a way to continue, or an automatic retry.
    """
  let bad: Example = """
    final class NewsPresenter {
      private let load: () throws -> [String]

      init(load: @escaping () throws -> [String]) {
        self.load = load
      }

      func refresh() -> [String] {
        (try? load()) ?? []
      }
    }
    """
  let good: Example = """
    final class NewsPresenter {
      private let load: () throws -> [String]
      private(set) var problem: String?

      init(load: @escaping () throws -> [String]) {
        self.load = load
      }

      func refresh() -> [String] {
        do {
          return try load()
        } catch {
          problem = "No news. Try again."
          return []
        }
      }
    }
    """

  func check(_ project: LintedProject) -> [Finding] {
    project.presenting.flatMap { part in
      part.code.dropped.compactMap { dropped in
        switch dropped.kind {
        case .optionalTry(let callee):
          // `Task.sleep` fails only when the work is cancelled.
          guard !callee.lowercased().contains("sleep") else { return nil }
          return part.finding(
            dropped.place,
            "\(part.name) drops an error with try?; report it or retry"
          )
        case .emptyCatch:
          return part.finding(dropped.place, "\(part.name) ignores an error that it catches")
        case .ignoredFailure:
          return part.finding(
            dropped.place,
            "\(part.name) ignores the case .failure"
          )
        }
      }
    }
  }
}

struct EmptyFailureHandler: Rule {
  let id = "empty-failure-handler"
  let title = "A closure that handles failures is not empty."
  let why = """
    An empty handler hides every failure from users and developers.
    """
  let bad: Example = """
    final class NewsPresenter {
      private let load: (_ failure: (String) -> Void) -> Void = { _ in }

      func refresh() {
        request(failure: { _ in })
      }

      private func request(failure: @escaping (String) -> Void) {}
    }
    """
  let good: Example = """
    final class NewsPresenter {
      private(set) var problem: String?

      func refresh() {
        request(failure: { [weak self] in self?.problem = $0 })
      }

      private func request(failure: @escaping (String) -> Void) {}
    }
    """

  private static let labels: Set<String> = [
    "failure", "onFailure", "onError", "errorHandler", "failureHandler",
  ]

  func check(_ project: LintedProject) -> [Finding] {
    project.parts.flatMap { part in
      part.code.calls.flatMap { call in
        call.arguments.compactMap { argument in
          guard let label = argument.label, Self.labels.contains(label),
            argument.value == .closure(isEmpty: true)
          else { return nil }
          return part.finding(argument.place, "\(label): of \(call.name) is empty")
        }
      }
    }
  }
}

struct SecretInLog: Rule {
  let id = "secret-in-log"
  let title = "No password, token or other secret is written to a log."
  let why = """
    Logs are stored for long and read by many, for example in crash reports.
    """
  let severity = Diagnostic.Severity.error
  let bad: Example = """
    func logIn(_ name: String, password: String) {
      print("login", name, password)
    }
    """
  let good: Example = """
    func logIn(_ name: String, password: String) {
      print("login of somebody begins")
    }
    """

  private static let secrets = [
    "password", "passwd", "pwd", "passphrase", "accesstoken", "authtoken", "bearer", "secret",
    "apikey", "credential",
  ]

  func check(_ project: LintedProject) -> [Finding] {
    let inTypes = project.parts.flatMap { part in
      found(in: part.code).map { part.finding($0, "\($1) writes a secret to a log") }
    }
    let inFiles = project.files.filter { !$0.isTest }.flatMap { file in
      found(in: file.globals).map {
        Finding(path: file.displayPath, place: $0, "\($1) writes a secret to a log")
      }
    }
    return inTypes + inFiles
  }

  private func found(in code: CodeFacts) -> [(Place, String)] {
    code.calls.compactMap { call in
      let isSecret = call.arguments.flatMap(\.logged).contains { value in
        let text = value.lowercased()
        return
          Self.secrets.contains(where: text.contains) || text == "token" || text.hasSuffix(".token")
      }
      guard isSecret else { return nil }
      return (call.place, call.base.isEmpty ? call.name : "\(call.base).\(call.name)")
    }
  }
}
