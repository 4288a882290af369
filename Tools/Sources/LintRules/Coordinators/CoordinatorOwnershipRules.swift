import SourceModel

extension SourceType {
  private static let routers = ["Router", "Wireframe", "Routing", "RoutingLogic", "RouterInput"]
  private static let navigation = [
    "Navigation", "Navigating", "CoordinatorDelegate", "NavigationHandler",
  ]

  /// Whether the type directs a flow, and so holds the screens: routers are held by them.
  var isCoordinator: Bool {
    switch role {
    case .coordinator:
      !Self.routers.contains(where: name.hasSuffix)
        && (name.contains("Coordinat") || kind == .class)
    case .navigation: Self.navigation.contains(where: name.hasSuffix)
    default: false
    }
  }
}

struct CoordinatorReferenceIsStrong: Rule {
  let id = "coordinator-reference-not-weak"
  let title = "Screens and presenters hold their coordinator weakly."
  let why = """
    A coordinator owns the screens of its flow. A screen that holds it strongly keeps a flow alive \
    that has ended, with all its screens.
    """
  let isFixable = true
  let bad: Example = """
    @MainActor
    protocol LoginNavigation: AnyObject {
      func loginEnded()
    }

    final class LoginPresenter {
      var navigation: LoginNavigation?
    }
    """
  let good: Example = """
    @MainActor
    protocol LoginNavigation: AnyObject {
      func loginEnded()
    }

    final class LoginPresenter {
      weak var navigation: LoginNavigation?
    }
    """

  func check(_ project: LintedProject) -> [Finding] {
    (project.presenting + project.onScreen).filter { $0.type.isReference }.flatMap { part in
      part.stored.compactMap { property in
        guard !property.isWeak, !property.isClosure,
          let coordinator = project.type(of: property, in: part, where: \.isCoordinator),
          !project.areRelated(coordinator, part.type)
        else { return nil }
        return part.finding(
          property.place,
          "\(part.name) holds \(property.name) strongly; write weak var",
          edits: property.makingWeak.map { [$0] } ?? []
        )
      }
    }
  }
}

struct CoordinatorHoldsParentStrongly: Rule {
  let id = "coordinator-parent-not-weak"
  let title = "A coordinator holds the one above it weakly."
  let why = """
    Parents keep their children. With a strong reference back, a flow that has ended keeps its parent, \
    and all that its parent keeps.
    """
  let isFixable = true
  let bad: Example = """
    final class LoginCoordinator {
      var parent: AppCoordinator?

      func start() {}
    }

    final class AppCoordinator {
      func start() {}
    }
    """
  let good: Example = """
    final class LoginCoordinator {
      weak var parent: AppCoordinator?

      func start() {}
    }

    final class AppCoordinator {
      func start() {}
    }
    """

  func check(_ project: LintedProject) -> [Finding] {
    project.parts(.coordinator).filter { $0.type.isReference }.flatMap { part in
      part.stored.compactMap { property in
        guard !property.isWeak, !property.isClosure, property.name.lowercased().contains("parent"),
          !property.type.contains("["),
          project.type(of: property, in: part, where: { $0.judgedRole == .coordinator }) != nil
        else { return nil }
        return part.finding(
          property.place,
          "\(part.name) holds \(property.name) strongly; write weak var",
          edits: property.makingWeak.map { [$0] } ?? []
        )
      }
    }
  }
}

struct CoordinatorDropsChild: Rule {
  let id = "coordinator-drops-child"
  let title = "Whoever starts a coordinator keeps it."
  let why = """
    Nothing else holds a coordinator: screens hold theirs weakly. One that is started and forgotten is \
    gone when its first screen asks for the next.
    """
  let bad: Example = """
    final class AppCoordinator {
      func start() {
        let login = LoginCoordinator()
        login.start()
      }
    }

    final class LoginCoordinator {
      func start() {}
    }
    """
  let good: Example = """
    final class AppCoordinator {
      private var children: [AnyObject] = []

      func start() {
        let login = LoginCoordinator()
        children.append(login)
        login.start()
      }
    }

    final class LoginCoordinator {
      func start() {}
    }
    """

  func check(_ project: LintedProject) -> [Finding] {
    project.parts.flatMap { part in
      part.code.locals.compactMap { local in
        guard !local.escapes, local.calledMembers.contains("start"),
          let child = project.type(
            named: [local.callee],
            in: part,
            where: { $0.judgedRole == .coordinator }
          )
        else { return nil }
        return part.finding(
          local.place,
          "\(part.name) starts \(child.name) and does not keep it; add it to its children"
        )
      }
    }
  }
}

struct CoordinatorMadeByScreen: Rule {
  let id = "coordinator-made-by-screen"
  let title = "Coordinators are made by coordinators, and the first one where the app begins."
  let why = """
    Each flow is a child of the one that began it, and reports to it. A flow that a screen begins is \
    nobody's child: its result reaches nobody.
    """
  let bad: Example = """
    // File: HomePresenter.swift
    final class HomePresenter {
      private var login: AnyObject?

      func loginTapped() {
        login = LoginCoordinator()
      }
    }
    // File: LoginCoordinator.swift
    final class LoginCoordinator {
      func start() {}
    }
    """
  let good: Example = """
    // File: HomeCoordinator.swift
    final class HomeCoordinator {
      private var login: AnyObject?

      func start() {
        login = LoginCoordinator()
      }
    }
    // File: LoginCoordinator.swift
    final class LoginCoordinator {
      func start() {}
    }
    """

  func check(_ project: LintedProject) -> [Finding] {
    (project.presenting + project.onScreen + project.parts(.model, .service)).flatMap { part in
      part.firstUses {
        $0.use.context == .construction && $0.type.judgedRole == .coordinator
          && $0.type.isCoordinator
          && $0.use.simple == $0.type.name
      }.map {
        part.finding($0.use.place, "\(part.name) makes \($0.type.name); ask its own coordinator to")
      }
    }
  }
}

struct SharedPresenter: Rule {
  let id = "shared-presenter"
  let title = "No presenter, coordinator or view controller is a shared instance."
  let why = """
    These belong to one screen or one flow, and end with it. A shared one lives for ever, and shows the \
    second visitor what the first has left.
    """
  let bad: Example = """
    final class LoginPresenter {
      static let shared = LoginPresenter()
    }
    """
  let good: Example = """
    final class LoginPresenter {
      init() {}
    }
    """

  func check(_ project: LintedProject) -> [Finding] {
    (project.presenting + project.parts(.coordinator, .viewController)).flatMap { part in
      part.members.properties.filter { property in
        property.isStatic && !property.isComputed && property.typeNames.first == part.name
      }.map {
        part.finding($0.place, "\(part.name).\($0.name) is shared by all; make one for each screen")
      }
    }
  }
}
