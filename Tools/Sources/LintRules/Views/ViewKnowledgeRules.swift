import SourceModel

struct ViewNamesModel: Rule {
  let id = "view-names-model"
  let title = "A view uses no types of the model."
  let why = """
    Model and view are independent of each other: the presenter converts models to view data. A \
    view that takes a model decides what to display without a unit test.
    """
  let bad: Example = """
    // File: User.swift
    struct User: Codable {
      let name: String
    }
    // File: UserCell.swift
    import UIKit

    final class UserCell: UITableViewCell {
      func show(_ user: User) {
        textLabel?.text = user.name
      }
    }
    """
  let good: Example = """
    import UIKit

    struct UserViewData {
      let name: String
    }

    final class UserCell: UITableViewCell {
      func show(_ user: UserViewData) {
        textLabel?.text = user.name
      }
    }
    """

  func check(_ project: LintedProject) -> [Finding] {
    project.onScreen.flatMap { part in
      part.firstUses { $0.type.judgedRole == .model && !project.areRelated($0.type, part.type) }.map
      {
        part.finding($0.use.place, "\(part.name) uses \($0.type.name), a model; use view data")
      }
    }
  }
}

struct ViewNamesService: Rule {
  let id = "view-names-service"
  let title = "A view uses no services, stores or repositories."
  let why = """
    A view displays what its presenter provides. With access to a service it also decides when \
    to load data and how to handle the result, which is the presenter's task.
    """
  let bad: Example = """
    // File: NewsService.swift
    protocol NewsService {
      func latest() -> [String]
    }
    // File: NewsViewController.swift
    import UIKit

    final class NewsViewController: UIViewController {
      var service: NewsService?
    }
    """
  let good: Example = """
    // File: NewsPresenter.swift
    final class NewsPresenter {
      func refresh() {}
    }
    // File: NewsViewController.swift
    import UIKit

    final class NewsViewController: UIViewController {
      var presenter: NewsPresenter?
    }
    """

  func check(_ project: LintedProject) -> [Finding] {
    project.onScreen.flatMap { part in
      part.firstUses { $0.type.judgedRole == .service && !project.areRelated($0.type, part.type) }
        .map {
          part.finding(
            $0.use.place,
            "\(part.name) uses \($0.type.name); call its presenter instead"
          )
        }
    }
  }
}

struct ViewHoldsPresenterWeakly: Rule {
  let id = "view-holds-presenter-weakly"
  let title = "A view controller holds its presenter strongly."
  let why = """
    The view owns its presenter, and the presenter refers to its view weakly. If both references \
    are weak, the presenter is deallocated at once.
    """
  let bad: Example = """
    // File: LoginPresenter.swift
    final class LoginPresenter {}
    // File: LoginViewController.swift
    import UIKit

    final class LoginViewController: UIViewController {
      weak var presenter: LoginPresenter?
    }
    """
  let good: Example = """
    // File: LoginPresenter.swift
    final class LoginPresenter {}
    // File: LoginViewController.swift
    import UIKit

    final class LoginViewController: UIViewController {
      var presenter: LoginPresenter?
    }
    """

  func check(_ project: LintedProject) -> [Finding] {
    project.parts(.viewController).flatMap { part in
      part.stored.compactMap { property in
        guard property.isWeak, !property.name.lowercased().hasSuffix("delegate"),
          let presenter = project.type(
            of: property,
            in: part,
            where: { $0.judgedRole == .presenter }
          )
        else { return nil }
        return part.finding(
          property.place,
          "\(part.name) holds \(presenter.name) weakly; hold it strongly"
        )
      }
    }
  }
}

struct ViewExposesSubview: Rule {
  let id = "view-exposes-subview"
  let title = "The subviews of a view are private."
  let why = """
    A view lays out and fills its subviews itself. Public subviews are configured by other \
    objects, which then depend on how the view is built.
    """
  let bad: Example = """
    import UIKit

    final class BadgeView: UIView {
      let label = UILabel()
    }
    """
  let good: Example = """
    import UIKit

    final class BadgeView: UIView {
      private let label = UILabel()

      func show(_ text: String) {
        label.text = text
      }
    }
    """

  private static let kinds = [
    "View", "Label", "Button", "Field", "Switch", "Control", "Slider", "Stepper", "Bar", "Picker",
  ]

  func check(_ project: LintedProject) -> [Finding] {
    project.parts(.view, .cell).filter { part in
      part.type.kind == .class && !part.declaration.isFilePrivate
    }.flatMap { part in
      part.stored.filter { property in
        !property.isPrivate && !property.modifiers.contains { $0.hasSuffix("(set)") }
          && !property.modifiers.contains("override")
          && property.typeNames.first.map(isSubview) == true
          && (!property.isWeak || property.attributes.contains("IBOutlet"))
      }.map {
        part.finding($0.place, "\(part.name) exposes its subview \($0.name); declare it private")
      }
    }
  }

  private func isSubview(_ name: String) -> Bool {
    name.hasPrefix("UI") && Self.kinds.contains(where: name.hasSuffix)
  }
}
