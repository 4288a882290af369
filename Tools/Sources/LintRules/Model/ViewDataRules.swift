import SourceModel

extension LintedProject {
  /// Declarations of view data as types of their own.
  fileprivate var viewData: [TypePart] {
    parts(.viewData).filter { $0.declaration.kind != .protocol }
  }
}

struct ViewDataIsClass: Rule {
  let id = "view-data-is-class"
  let title = "View data are values."
  let why = """
    A value stays as it was when it was handed over. An object that presenter and view share changes \
    under the view's hands, and equality no longer says whether anything has changed.
    """
  let bad: Example = """
    final class UserViewData {
      var name = ""
    }
    """
  let good: Example = """
    struct UserViewData {
      var name = ""
    }
    """

  func check(_ project: LintedProject) -> [Finding] {
    project.viewData.filter { $0.declaration.kind == .class || $0.declaration.kind == .actor }.map {
      $0.finding($0.declaration.place, "\($0.name) is shared by reference; make it a struct")
    }
  }
}

struct ViewDataNamesModel: Rule {
  let id = "view-data-holds-model"
  let title = "View data hold no models."
  let why = """
    View data are what a view may see. With a model inside, the view sees the model all the same, by \
    one more step.
    """
  let bad: Example = """
    // File: User.swift
    struct User: Codable {
      let name: String
    }
    // File: UserViewData.swift
    struct UserViewData {
      let user: User
    }
    """
  let good: Example = """
    // File: User.swift
    struct User: Codable {
      let name: String
    }
    // File: UserViewData.swift
    struct UserViewData {
      let name: String

      init(_ user: User) {
        name = user.name
      }
    }
    """

  func check(_ project: LintedProject) -> [Finding] {
    project.viewData.flatMap { part in
      part.stored.compactMap { property in
        guard !property.isPrivate,
          let model = project.type(
            of: property,
            in: part,
            where: { $0.judgedRole == .model && $0.kind != .enum }
          )
        else { return nil }
        return part.finding(
          property.place,
          "\(part.name) holds \(model.name), a model; hold what is shown"
        )
      }
    }
  }
}

struct ViewDataNamesUIType: Rule {
  let id = "view-data-names-ui-type"
  let title = "View data name no type of UIKit or SwiftUI."
  let why = """
    The presenter makes view data, and has no UIKit. A case or a name says what a picture or colour \
    means; the view has the picture.
    """
  let bad: Example = """
    struct TeamViewData {
      let colour: UIColor
    }
    """
  let good: Example = """
    struct TeamViewData {
      let isHome: Bool
    }
    """

  func check(_ project: LintedProject) -> [Finding] {
    project.viewData.flatMap { part in
      part.firstForeignNames(where: ForeignNames.isUserInterface).map {
        part.finding($0.place, "\(part.name) names \($0.root); say what it means")
      }
    }
  }
}

struct ViewDataHoldsClosure: Rule {
  let id = "view-data-holds-closure"
  let title = "View data hold no closures."
  let why = """
    A closure cannot be compared, so nobody can say whether a state has changed; and it keeps alive \
    what it captures. Events of a view go to its presenter.
    """
  let bad: Example = """
    struct UserViewData {
      let name: String
      let onTap: () -> Void
    }
    """
  let good: Example = """
    struct UserViewData {
      let id: Int
      let name: String
    }
    """

  func check(_ project: LintedProject) -> [Finding] {
    project.viewData.flatMap { part in
      part.stored.filter(\.isClosure).map {
        part.finding(
          $0.place,
          "\(part.name).\($0.name) is a closure; give an id and tell the presenter"
        )
      }
    }
  }
}
