import SourceModel

struct NameHidesRole: Rule {
  let id = "name-hides-role"
  let title = "The name of a class ends with its role."
  let why = """
    The name shows readers what the class is responsible for and where to find it.
    """
  let bad: Example = """
    import UIKit

    final class Login: UIViewController {}
    """
  let good: Example = """
    import UIKit

    final class LoginViewController: UIViewController {}
    """

  private static let endings: [Role: [String]] = [
    .viewController: ["Controller", "VC", "Screen"],
    .presenter: ["Presenter"],
    .coordinator: ["Coordinator", "Router", "Wireframe", "Flow", "Navigator", "FlowController"],
    .cell: ["Cell", "View", "Header", "Footer"],
  ]

  func check(_ project: LintedProject) -> [Finding] {
    project.parts(.viewController, .presenter, .coordinator, .cell).filter { part in
      guard part.declaration.kind == .class, let endings = Self.endings[part.role] else {
        return false
      }
      // Nested types have the context of the outer type.
      return !endings.contains(where: part.name.hasSuffix) && inherits(part, in: project)
        && part.type.outer == nil
    }.map {
      let ending = Self.endings[$0.type.judgedRole]?.first ?? ""
      let full = $0.type.judgedRole == .viewController ? "ViewController" : ending
      return $0.finding(
        $0.declaration.place,
        "\($0.name) does not end with its role; add \(full)"
      )
    }
  }

  private func inherits(_ part: TypePart, in project: LintedProject) -> Bool {
    !part.declaration.inherits.isEmpty
      && project.project.lineage(of: part.type).contains { ancestor in
        project.parts(of: ancestor).contains { other in
          other.declaration.inherits.contains {
            other.file.configuration.roles.inheritance[$0.simple] == part.role
          }
        }
      }
  }
}

struct RolesShareFile: Rule {
  let id = "roles-share-file"
  let title = "View controller, presenter, coordinator and service are in separate files."
  let why = """
    In one file, private members of one type are accessible to the others, and the history of \
    the file mixes their changes.
    """
  let bad: Example = """
    import UIKit

    final class LoginPresenter {
      func nameChanged(_ name: String) {}
    }

    final class LoginViewController: UIViewController {}
    """
  let good: Example = """
    // File: LoginPresenter.swift
    final class LoginPresenter {
      func nameChanged(_ name: String) {}
    }
    // File: LoginViewController.swift
    import UIKit

    final class LoginViewController: UIViewController {}
    """

  private static let roles: Set<Role> = [
    .viewController, .presenter, .interactor, .viewModel, .coordinator, .service,
  ]

  func check(_ project: LintedProject) -> [Finding] {
    Dictionary(grouping: project.parts, by: \.file.displayPath).values.flatMap { parts in
      let classes = parts.filter {
        $0.declaration.kind == .class && Self.roles.contains($0.type.judgedRole)
          && ($0.type.outer.map { project.project.types[$0].role == .other } ?? true)
      }
      guard let first = classes.first else { return [Finding]() }
      var seen: Set<Role> = [first.type.judgedRole]
      return classes.filter { seen.insert($0.type.judgedRole).inserted }.map {
        $0.finding(
          $0.declaration.place,
          "\($0.name) shares its file with \(first.name); move it to its own file"
        )
      }
    }
  }
}

struct FileHidesType: Rule {
  let id = "file-hides-type"
  let title = "A presenter, coordinator or view controller is in a file with its name."
  let why = """
    Developers open a type by the name of its file. A type in another file is found by a search \
    only. A file with several of these types is left alone: a set of small screens may share one.
    """
  let bad: Example = """
    // File: Helpers.swift
    final class LoginPresenter {
      func nameChanged(_ name: String) {}
    }
    """
  let good: Example = """
    // File: LoginPresenter.swift
    final class LoginPresenter {
      func nameChanged(_ name: String) {}
    }
    """

  private static let roles: Set<Role> = [
    .viewController, .presenter, .interactor, .viewModel, .coordinator,
  ]

  func check(_ project: LintedProject) -> [Finding] {
    Dictionary(grouping: project.parts, by: \.file.displayPath).values.flatMap {
      parts -> [Finding] in
      let classes = parts.filter {
        $0.declaration.kind == .class && Self.roles.contains($0.type.judgedRole)
          && !$0.declaration.isFilePrivate
      }
      // Examples and single-file apps have everything in one file.
      guard classes.count == 1, let only = classes.first, !only.file.stem.contains(only.name),
        !only.file.stem.hasPrefix("Example"), !only.file.stem.contains(only.type.judgedRole.stem)
      else { return [] }
      return [
        only.finding(
          only.declaration.place,
          "\(only.name) is in \(only.file.stem).swift; rename the file"
        )
      ]
    }
  }
}

extension Role {
  /// The role as it appears in file names.
  fileprivate var stem: String {
    let name = rawValue
    return name.prefix(1).uppercased() + name.dropFirst()
  }
}
