import SourceModel

struct ModelImportsUIFramework: Rule {
  let id = "model-imports-ui-framework"
  let title = "The file of a model or a service imports no user interface framework."
  let why = """
    The model is independent of the user interface, and can be used in tests, on servers and in \
    extensions.
    """
  let isFixable = true
  let bad: Example = """
    import UIKit

    struct PlayerStore {
      func names() -> [String] { [] }
    }
    """
  let good: Example = """
    import Foundation

    struct PlayerStore {
      func names() -> [String] { [] }
    }
    """

  func check(_ project: LintedProject) -> [Finding] {
    project.findingsOfImports(into: \.isModel) { file, module in
      "\(file.stem) belongs to the model and imports \(module); move code that needs it to a view"
    }
  }
}

struct ModelNamesUIType: Rule {
  let id = "model-names-ui-type"
  let title = "A model or a service uses no types of UIKit or SwiftUI."
  let why = """
    A colour or an image in a model restricts it to one user interface. A name or raw data can \
    be used by any.
    """
  let bad: Example = """
    struct TeamEntity {
      let colour: UIColor
    }
    """
  let good: Example = """
    struct TeamEntity {
      let colourName: String
    }
    """

  func check(_ project: LintedProject) -> [Finding] {
    project.parts(.model, .service).flatMap { part in
      part.firstForeignNames(where: ForeignNames.isUserInterface).map {
        part.finding(
          $0.place,
          "\(part.name) uses \($0.root); store a value that is independent of the user interface"
        )
      }
    }
  }
}

struct ModelNamesPresentation: Rule {
  let id = "model-names-presentation"
  let title = "A model or a service does not depend on views, presenters or coordinators."
  let why = """
    Dependencies point towards the model. A service that depends on a screen serves that screen \
    only; return values, closures and delegate protocols serve any caller.
    """
  let bad: Example = """
    // File: NewsService.swift
    final class NewsService {
      weak var presenter: NewsPresenter?
    }
    // File: NewsPresenter.swift
    final class NewsPresenter {}
    """
  let good: Example = """
    protocol NewsServiceDelegate: AnyObject {
      func received(_ titles: [String])
    }

    final class NewsService {
      weak var delegate: NewsServiceDelegate?
    }
    """

  private static let layers: Set<Layer> = [.view, .presenter, .coordinator]

  func check(_ project: LintedProject) -> [Finding] {
    project.parts(.model, .service).flatMap { part in
      part.firstUses {
        Self.layers.contains($0.type.judgedRole.layer) && !project.areRelated($0.type, part.type)
          && $0.type.kind != .enum && $0.type.kind != .extension
      }.map {
        part.finding(
          $0.use.place,
          "\(part.name) uses \($0.type.name) of the layer \($0.type.judgedRole.layer.rawValue); "
            + "return values or call a delegate"
        )
      }
    }
  }
}

struct ModelStoresItself: Rule {
  let id = "model-stores-itself"
  let title = "A model does not save, load or fetch itself."
  let why = """
    Data and storage change for different reasons. With a separate storage layer a model is a \
    value that tests can create and compare.
    """
  let bad: Example = """
    struct PlayerModel {
      let name: String

      func save() {
        UserDefaults.standard.set(name, forKey: "player")
      }
    }
    """
  let good: Example = """
    struct PlayerModel {
      let name: String
    }

    struct PlayerStore {
      func save(_ player: PlayerModel) {
        UserDefaults.standard.set(player.name, forKey: "player")
      }
    }
    """

  private static let names = ForeignNames.networking.union(ForeignNames.storing)

  func check(_ project: LintedProject) -> [Finding] {
    project.parts(.model).filter { [.struct, .class, .extension].contains($0.declaration.kind) }
      .filter { part in
        // Workers in a folder of models do not count as models.
        part.members.functions.allSatisfy { $0.name != "request" }
          && part.type.role == .model
          && (part.type.kind == .struct || !part.members.properties.isEmpty)
      }
      .flatMap { part in
        part.firstForeignNames(where: Self.names.contains).filter { $0.context != .type }.map {
          part.finding($0.place, "\(part.name) uses \($0.root); move this to a store or a service")
        }
      }
  }
}

struct MapsDictionaryOutsideModel: Rule {
  let id = "dictionary-mapping-outside-model"
  let title = "Only the model converts dictionaries to values."
  let why = """
    The keys of a server's responses belong in one place. Presenters and views that read \
    dictionaries change whenever the response changes.
    """
  let bad: Example = """
    final class UserPresenter {
      func received(_ answer: [String: Any]) {}
    }
    """
  let good: Example = """
    struct UserEntity: Decodable {
      let name: String
    }

    final class UserPresenter {
      func received(_ answer: UserEntity) {}
    }
    """

  func check(_ project: LintedProject) -> [Finding] {
    let parts = project.presenting + project.onScreen + project.parts(.coordinator)
    return parts.filter { $0.declaration.kind != .protocol }.flatMap { part in
      part.members.functions.flatMap { function in
        function.parameters.filter { parameter in
          let type = parameter.type.filter { !$0.isWhitespace }
          return type.hasPrefix("[String:Any]") && !function.has(modifier: "override")
        }.map {
          part.finding(
            $0.place,
            "\(part.name).\(function.fullName) takes a dictionary; let the model convert it"
          )
        }
      }
    }
  }
}
