import SourceModel

extension SourceType {
  private static let routers = ["Router", "Wireframe", "Routing", "RoutingLogic", "RouterInput"]
  private static let navigation = [
    "Navigation", "Navigating", "CoordinatorDelegate", "NavigationHandler",
  ]

  /// A Boolean value that indicates whether the type directs a flow, and so owns screens: routers
  /// are owned by screens.
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
    A coordinator owns the screens of its flow. A strong reference back keeps a finished flow \
    and all its screens in memory.
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
          "\(part.name) holds \(property.name) strongly; declare it weak",
          edits: project.edits(makingWeak: property, in: part)
        )
      }
    }
  }
}

struct CoordinatorHoldsParentStrongly: Rule {
  let id = "coordinator-parent-not-weak"
  let title = "A coordinator holds its parent weakly."
  let why = """
    A parent owns its children. A strong reference back is a retain cycle.
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
          "\(part.name) holds \(property.name) strongly; declare it weak",
          edits: project.edits(makingWeak: property, in: part)
        )
      }
    }
  }
}

struct SharedPresenter: Rule {
  let id = "shared-presenter"
  let title = "No presenter, coordinator or view controller is a shared instance."
  let why = """
    These objects belong to one screen or one flow. A shared instance is never deallocated and \
    shows old state when the screen is opened again.
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
        part.finding(
          $0.place,
          "\(part.name).\($0.name) is a shared instance; create one for each screen"
        )
      }
    }
  }
}
