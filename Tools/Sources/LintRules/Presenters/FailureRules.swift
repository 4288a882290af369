import SourceModel

struct PresenterSwallowsError: Rule {
  let id = "presenter-swallows-error"
  let title = "A presenter answers every failure."
  let why = """
    A failure that nobody handles leaves a person before a screen that never changes. Each needs a \
    sentence and a way out, or another attempt.
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
          // A sleep fails only when the work is cancelled.
          guard !callee.lowercased().contains("sleep") else { return nil }
          return part.finding(
            dropped.place,
            "\(part.name) drops an error by try?; show it or retry"
          )
        case .emptyCatch:
          return part.finding(dropped.place, "\(part.name) catches an error and does nothing")
        case .ignoredFailure:
          return part.finding(
            dropped.place,
            "\(part.name) leaves the case .failure without an answer"
          )
        }
      }
    }
  }
}

struct EmptyFailureHandler: Rule {
  let id = "empty-failure-handler"
  let title = "A closure for failures does something."
  let why = """
    A caller that is asked for an answer to failures and gives an empty one has hidden them all: \
    from people, and from whoever looks for the cause.
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
          return part.finding(argument.place, "\(label): of \(call.name) does nothing")
        }
      }
    }
  }
}

struct SecretInLog: Rule {
  let id = "secret-in-log"
  let title = "No password, token or other secret goes into a log."
  let why = """
    Logs are read by many and kept for long, by crash reporters and by the system. A secret in a log \
    is no secret.
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
      found(in: part.code).map { part.finding($0, "a log gets a secret, by \($1)") }
    }
    let inFiles = project.files.filter { !$0.isTest }.flatMap { file in
      found(in: file.globals).map {
        Finding(path: file.displayPath, place: $0, "a log gets a secret, by \($1)")
      }
    }
    return inTypes + inFiles
  }

  private func found(in code: CodeFacts) -> [(Place, String)] {
    code.calls.compactMap { call in
      let texts = call.arguments.compactMap(\.logged).flatMap(values)
      let isSecret = texts.contains { text in Self.secrets.contains(where: text.contains) }
      return isSecret ? (call.place, call.name) : nil
    }
  }

  /// What a text shows of values: itself if it is no string, else what it interpolates.
  private func values(of argument: String) -> [String] {
    let text = argument.lowercased()
    guard text.hasPrefix("\"") else { return [text] }
    return text.components(of: "\\(")
  }
}

extension String {
  /// The parts between each opening and the next closing parenthesis.
  fileprivate func components(of opening: String) -> [String] {
    var rest = self[...]
    var found: [String] = []
    while let start = rest.firstRange(of: opening) {
      let inner = rest[start.upperBound...]
      let end = inner.firstIndex(of: ")") ?? inner.endIndex
      found.append(String(inner[..<end]))
      rest = inner[end...]
    }
    return found
  }
}
