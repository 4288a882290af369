import SourceModel

struct ModelImportsUIFramework: Rule {
  let id = "model-imports-ui-framework"
  let title = "The file of a model or a service imports no framework that shows something."
  let why = """
    The model works without a screen: in a test, on a server, in a widget. With UIKit it does none of \
    these, and nothing keeps it from showing something itself.
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
      "\(file.stem) is the model's and imports \(module); let a view do what needs it"
    }
  }
}

struct ModelNamesUIType: Rule {
  let id = "model-names-ui-type"
  let title = "A model or a service names no type of UIKit or SwiftUI."
  let why = """
    Data have no looks. A colour or an image in a model ties all that use it to one kind of screen; a \
    name or bytes serve any.
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
        part.finding($0.place, "\(part.name) names \($0.root); keep a value that any view can use")
      }
    }
  }
}

struct ModelNamesPresentation: Rule {
  let id = "model-names-presentation"
  let title = "A model or a service names no view, presenter or coordinator."
  let why = """
    Dependencies go one way, towards the model. A service that knows a screen serves that screen only; \
    an answer, a closure or a delegate protocol of its own serves all.
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
          "\(part.name) names \($0.type.name) of the layer \($0.type.judgedRole.layer.rawValue); "
            + "answer whoever asks"
        )
      }
    }
  }
}

struct ModelStoresItself: Rule {
  let id = "model-stores-itself"
  let title = "A model does not save, load or fetch itself."
  let why = """
    Data and the database change for different reasons. A layer of its own does all storing; the model \
    is then a value that can be made in a test and compared.
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
        // Workers in a folder of models are no models.
        part.members.functions.allSatisfy { $0.name != "request" }
          && part.type.role == .model
          && (part.type.kind == .struct || !part.members.properties.isEmpty)
      }
      .flatMap { part in
        part.firstForeignNames(where: Self.names.contains).filter { $0.context != .type }.map {
          part.finding($0.place, "\(part.name) uses \($0.root); let a store or a service do that")
        }
      }
  }
}

struct MapsDictionaryOutsideModel: Rule {
  let id = "dictionary-mapping-outside-model"
  let title = "Dictionaries become values in the model."
  let why = """
    The keys of a server's answers are known in one place. A presenter or view that reads dictionaries \
    knows them too, and changes with them.
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
            "\(part.name).\(function.fullName) takes a dictionary; let the model make a value of it"
          )
        }
      }
    }
  }
}
