import SourceModel

struct PresenterUsesSingleton: Rule {
  let id = "presenter-uses-singleton"
  let title = "A presenter receives its dependencies as arguments and uses no shared instances."
  let why = """
    A shared instance is a hidden dependency: a test cannot replace it, and state leaks from one \
    screen to another through it.
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

  /// Names that other rules report.
  private static let excepted = ForeignNames.networking.union(ForeignNames.storing)
  private static let names: Set<String> = ["shared", "sharedInstance", "sharedManager"]

  func check(_ project: LintedProject) -> [Finding] {
    project.presenting.flatMap { part -> [Finding] in
      let read = part.code.accesses.filter {
        isSingleton($0.name, of: $0.base, in: part, project)
      }.map { ($0.place, "\($0.base).\($0.name)") }
      let called = part.code.calls.filter {
        isSingleton($0.name, of: $0.base, in: part, project)
      }.map { ($0.place, "\($0.base).\($0.name)()") }
      return (read + called).map { place, text in
        part.finding(place, "\(part.name) uses \(text); pass it to init")
      }
    }
  }

  private func isSingleton(
    _ name: String,
    of base: String,
    in part: TypePart,
    _ project: LintedProject
  ) -> Bool {
    guard base.isTypeName else { return false }
    if let type = project.type(named: [base], in: part, where: { _ in true }) {
      return Self.names.contains(name) || isInstance(name, of: type, project)
    }
    guard !Self.excepted.contains(base) else { return false }
    return Self.names.contains(name) || (name == "default" && base == "NotificationCenter")
  }

  /// Returns whether a static member of a class is an instance of that class; constants of value
  /// types are not shared.
  private func isInstance(_ name: String, of type: SourceType, _ project: LintedProject) -> Bool {
    type.isReference
      && project.parts(of: type).flatMap(\.members.properties).contains { property in
        property.isStatic && property.name.filter { $0 != "`" } == name
          && property.typeNames.first == type.name
      }
  }
}

struct PresenterCreatesService: Rule {
  let id = "presenter-creates-service"
  let title = "A presenter creates no services."
  let why = """
    The code that creates a service chooses the implementation. This choice belongs to the \
    composition root, so that a test can make a different one. A default argument keeps the \
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
          "\(part.name) creates \($0.type.name); pass it to init"
        )
      }
    }
  }
}

struct PresenterHoldsConcreteService: Rule {
  let id = "presenter-holds-concrete-service"
  let title = "A presenter depends on protocols of services."
  let why = """
    Presenter and service both depend on an abstraction. A test can then supply responses that \
    no server would send.
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
          "\(part.name) holds \(service.name), a concrete type; use a protocol instead"
        )
      }
    }
  }
}

struct PresenterHoldsModelWeakly: Rule {
  let id = "presenter-holds-model-weakly"
  let title = "A presenter holds its model and services strongly."
  let why = """
    The presenter is their owner. A weakly held service is deallocated as soon as no other \
    object owns it, and requests silently stop.
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
          "\(part.name) holds \(model.name) weakly; hold it strongly"
        )
      }
    }
  }
}

struct PresenterNamesPresenter: Rule {
  let id = "presenter-names-presenter"
  let title = "A presenter does not depend on another presenter."
  let why = """
    Screens exchange values through their coordinator. Presenters that depend on each other can \
    be neither reused nor tested separately.
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
          && !project.areRelated($0.type, part.type) && !isPart($0.type.name)
      }.map {
        part.finding(
          $0.use.place,
          "\(part.name) uses \($0.type.name); pass values through the coordinator"
        )
      }
    }
  }

  /// Returns whether a presenter belongs to a part of a screen: a cell, a row, a section.
  private func isPart(_ name: String) -> Bool {
    ["CellPresenter", "RowPresenter", "SectionPresenter", "ItemPresenter"]
      .contains(where: name.hasSuffix)
  }
}

struct ViewModelNamesContract: Rule {
  let id = "view-model-names-view"
  let title = "A view model or an interactor does not depend on a view or its contract."
  let why = """
    A view observes its view model, and an interactor answers its presenter. With a reference to \
    the view, either of them is a presenter under another name.
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
        part.finding(
          $0.use.place,
          "\(part.name) uses \($0.type.name); let the view observe instead"
        )
      }
    }
  }
}
