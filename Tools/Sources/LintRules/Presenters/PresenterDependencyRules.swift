import SourceModel

struct PresenterUsesSingleton: Rule {
  let id = "presenter-uses-singleton"
  let title = "A presenter takes what it needs as arguments, not from shared instances."
  let why = """
    A shared instance is an argument that nobody sees: tests cannot replace it, and two screens meet \
    in it unawares.
    """
  let bad: Example = """
    final class CartPresenter {
      func added() {
        Analytics.shared.log("added")
      }
    }
    """
  let good: Example = """
    protocol Recording {
      func log(_ event: String)
    }

    final class CartPresenter {
      private let recording: Recording

      init(recording: Recording) {
        self.recording = recording
      }

      func added() {
        recording.log("added")
      }
    }
    """

  /// Other rules find these.
  private static let excepted = ForeignNames.networking.union(ForeignNames.storing)
  private static let names: Set<String> = ["shared", "sharedInstance", "sharedManager"]

  func check(_ project: LintedProject) -> [Finding] {
    project.presenting.flatMap { part -> [Finding] in
      let read = part.code.accesses.filter {
        isSingleton($0.name, of: $0.base)
      }.map { ($0.place, "\($0.base).\($0.name)") }
      let called = part.code.calls.filter {
        isSingleton($0.name, of: $0.base)
      }.map { ($0.place, "\($0.base).\($0.name)()") }
      return (read + called).map { place, text in
        part.finding(place, "\(part.name) uses \(text); take it as an argument of init")
      }
    }
  }

  private func isSingleton(_ name: String, of base: String) -> Bool {
    guard base.isTypeName, !Self.excepted.contains(base) else { return false }
    return Self.names.contains(name) || (name == "default" && base == "NotificationCenter")
  }
}

struct PresenterCreatesService: Rule {
  let id = "presenter-creates-service"
  let title = "A presenter is given its services and makes none."
  let why = """
    Who makes a service decides which one it is. That decision belongs to the place that puts the \
    app together; then a test, or another app, can decide otherwise. A default argument leaves the \
    choice open.
    """
  let bad: Example = """
    struct NewsService {
      func latest() -> [String] { [] }
    }

    final class NewsPresenter {
      func load() -> [String] {
        NewsService().latest()
      }
    }
    """
  let good: Example = """
    protocol NewsService {
      func latest() -> [String]
    }

    struct LiveNewsService: NewsService {
      func latest() -> [String] { [] }
    }

    final class NewsPresenter {
      private let service: NewsService

      init(service: NewsService = LiveNewsService()) {
        self.service = service
      }
    }
    """

  func check(_ project: LintedProject) -> [Finding] {
    project.presenting.flatMap { part in
      part.firstUses {
        $0.use.context == .construction && $0.type.judgedRole == .service
          && $0.type.kind != .protocol
          && $0.use.simple == $0.type.name && !project.areRelated($0.type, part.type)
      }.map {
        part.finding(
          $0.use.place,
          "\(part.name) makes \($0.type.name); take it as an argument of init"
        )
      }
    }
  }
}

struct PresenterHoldsConcreteService: Rule {
  let id = "presenter-holds-concrete-service"
  let title = "A presenter knows services by protocols."
  let why = """
    Both sides depend on an abstraction: the presenter on what it needs, the service on what it has \
    promised. A test then gives answers that no server would.
    """
  let bad: Example = """
    // File: NewsService.swift
    final class NewsService {
      func latest() -> [String] { [] }
    }
    // File: NewsPresenter.swift
    final class NewsPresenter {
      private let service: NewsService

      init(service: NewsService) {
        self.service = service
      }
    }
    """
  let good: Example = """
    protocol NewsService {
      func latest() -> [String]
    }

    final class NewsPresenter {
      private let service: NewsService

      init(service: NewsService) {
        self.service = service
      }
    }
    """

  func check(_ project: LintedProject) -> [Finding] {
    project.presenting.flatMap { part in
      part.stored.compactMap { property in
        guard !property.isClosure, property.initialCall == nil,
          let service = project.type(
            of: property,
            in: part,
            where: {
              $0.judgedRole == .service && !$0.isRoleByFolder && $0.kind != .protocol
                && $0.kind != .enum
            }
          ),
          service.outer == nil || project.project.types[service.outer ?? 0].role == .other
        else { return nil }
        return part.finding(
          property.place,
          "\(part.name) holds \(service.name), a concrete type; name a protocol instead"
        )
      }
    }
  }
}

struct PresenterHoldsModelWeakly: Rule {
  let id = "presenter-holds-model-weakly"
  let title = "A presenter holds its model and its services strongly."
  let why = """
    The presenter is the one that needs them. Held weakly they are freed when nobody else happens to \
    keep them, and the screen stays empty for no visible reason.
    """
  let bad: Example = """
    protocol NewsService: AnyObject {
      func latest() -> [String]
    }

    final class NewsPresenter {
      private weak var service: NewsService?
    }
    """
  let good: Example = """
    protocol NewsService: AnyObject {
      func latest() -> [String]
    }

    final class NewsPresenter {
      private let service: NewsService

      init(service: NewsService) {
        self.service = service
      }
    }
    """

  func check(_ project: LintedProject) -> [Finding] {
    project.presenting.flatMap { part in
      part.stored.compactMap { property in
        guard property.isWeak, !property.name.lowercased().hasSuffix("delegate"),
          let model = project.type(of: property, in: part, where: { $0.judgedRole.layer == .model })
        else { return nil }
        return part.finding(
          property.place,
          "\(part.name) holds \(model.name) weakly; the presenter is who keeps it"
        )
      }
    }
  }
}

struct PresenterNamesPresenter: Rule {
  let id = "presenter-names-presenter"
  let title = "A presenter knows no other presenter."
  let why = """
    Screens talk to each other by what a coordinator passes on. Presenters that know each other can \
    be neither used nor tested alone.
    """
  let bad: Example = """
    // File: ListPresenter.swift
    final class ListPresenter {
      private let detail: DetailPresenter

      init(detail: DetailPresenter) {
        self.detail = detail
      }
    }
    // File: DetailPresenter.swift
    final class DetailPresenter {}
    """
  let good: Example = """
    @MainActor
    protocol ListNavigation: AnyObject {
      func showDetail(_ id: String)
    }

    final class ListPresenter {
      private weak var navigation: ListNavigation?
    }
    """

  func check(_ project: LintedProject) -> [Finding] {
    project.parts(.presenter).filter { $0.type.kind != .protocol }.flatMap { part in
      part.firstUses {
        $0.type.judgedRole == .presenter && $0.type.kind == .class && $0.use.context != .inheritance
          && !project.areRelated($0.type, part.type)
      }.map {
        part.finding(
          $0.use.place,
          "\(part.name) names \($0.type.name); let a coordinator pass on what it needs"
        )
      }
    }
  }
}

struct ViewModelNamesContract: Rule {
  let id = "view-model-names-view"
  let title = "A view model or interactor knows no view, not even by a protocol."
  let why = """
    A view observes its view model; an interactor answers to its presenter. With a view in its hands \
    it is a presenter under another name.
    """
  let bad: Example = """
    @MainActor
    protocol LoginView: AnyObject {
      func show(_ text: String)
    }

    final class LoginViewModel {
      weak var view: LoginView?
    }
    """
  let good: Example = """
    final class LoginViewModel {
      private(set) var text = "" {
        didSet { onChange?(text) }
      }
      var onChange: ((String) -> Void)?
    }
    """

  func check(_ project: LintedProject) -> [Finding] {
    project.parts(.viewModel, .interactor).flatMap { part in
      part.firstUses { $0.type.judgedRole == .contract && $0.use.context != .inheritance }.map {
        part.finding($0.use.place, "\(part.name) names \($0.type.name); let the view observe")
      }
    }
  }
}
