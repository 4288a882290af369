import SourceModel

extension LintedProject {
  /// The declarations of view data as separate types.
  fileprivate var viewData: [TypePart] {
    parts(.viewData).filter { $0.declaration.kind != .protocol }
  }
}

struct ViewDataIsClass: Rule {
  let id = "view-data-is-class"
  let title = "View data are value types."
  let why = """
    A value does not change after it was passed to the view. A shared object does, and a \
    comparison of states no longer detects changes.
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
      $0.finding($0.declaration.place, "\($0.name) is a reference type; declare a struct")
    }
  }
}

struct ViewDataNamesModel: Rule {
  let id = "view-data-holds-model"
  let title = "View data contain no models."
  let why = """
    View data limit what a view can access. A model inside gives the view access to all of the \
    model again.
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
          "\(part.name) holds \(model.name), a model; copy what the view displays"
        )
      }
    }
  }
}

struct ViewDataNamesUIType: Rule {
  let id = "view-data-names-ui-type"
  let title = "View data use no types of UIKit or SwiftUI."
  let why = """
    The presenter creates view data and does not import UIKit. An enumeration or a name \
    describes the meaning, and the view chooses the image or colour.
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
        part.finding($0.place, "\(part.name) uses \($0.root); store its meaning")
      }
    }
  }
}

struct ViewDataHoldsClosure: Rule {
  let id = "view-data-holds-closure"
  let title = "View data contain no closures."
  let why = """
    Closures cannot be compared, so changes of the state cannot be detected, and they retain \
    what they capture. Views report events to their presenter.
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
          "\(part.name).\($0.name) is a closure; store an identifier and let the view call the presenter"
        )
      }
    }
  }
}
