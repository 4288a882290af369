import SourceModel

struct PresenterImportsUIFramework: Rule {
  let id = "presenter-imports-ui-framework"
  let title = "A presenter's file imports no user interface framework."
  let why = """
    Without UIKit, a presenter runs in a unit test without a simulator, and the compiler rejects \
    any access to a view.
    """
  let isFixable = true
  let bad: Example = """
    import UIKit

    final class LoginPresenter {
      private var attempts = 0
    }
    """
  let good: Example = """
    import Foundation

    final class LoginPresenter {
      private var attempts = 0
    }
    """

  func check(_ project: LintedProject) -> [Finding] {
    project.findingsOfImports(into: \.isPresenting) { file, module in
      "\(file.stem) belongs to presentation and imports \(module); move code that needs it to a view"
    }
  }
}

extension LintedProject {
  /// Returns findings in files that declare types of a role, and nothing on screen.
  func findingsOfImports(
    into isMeant: (Role) -> Bool,
    _ message: (SourceFile, String) -> String
  ) -> [Finding] {
    let byFile = Dictionary(grouping: parts, by: \.file.displayPath)
    return files.filter { !$0.isTest }.flatMap { file -> [Finding] in
      let parts = byFile[file.displayPath] ?? []
      let declared = parts.filter { $0.declaration.kind != .protocol }
      guard declared.contains(where: { isMeant($0.type.judgedRole) }),
        parts.allSatisfy({
          !$0.type.judgedRole.isOnScreen && $0.type.judgedRole != .compositionRoot
        }),
        parts.allSatisfy({ $0.type.judgedRole != .coordinator && $0.type.judgedRole != .factory })
      else { return [] }
      let needsIt =
        !file.globals.names.isEmpty || parts.contains(where: \.mayNeedForeignModules)
        || file.globals.attributes.contains { !ForeignNames.isOfFoundation($0) }
      return file.imports.filter { ForeignNames.userInterfaceModules.contains($0.module) }.map {
        Finding(
          path: file.displayPath,
          place: $0.place,
          message(file, $0.module),
          edits: needsIt || !$0.isPlain ? [] : [file.replacing($0)]
        )
      }
    }
  }
}

extension TypePart {
  /// A Boolean value that indicates whether a name or an attribute may belong to another module
  /// than Foundation.
  fileprivate var mayNeedForeignModules: Bool {
    let isKnown = { (name: String) in
      ForeignNames.isOfFoundation(name) || self.declaration.genericParameters.contains(name)
    }
    return !firstForeignNames { !isKnown($0) }.isEmpty
      || code.attributes.contains { !isKnown($0) }
  }
}

extension SourceFile {
  /// Returns the edit that replaces the import with Foundation, which UIKit re-exports, unless
  /// Foundation is already imported.
  fileprivate func replacing(_ fact: ImportFact) -> TextEdit {
    if imports("Foundation") || imports.contains(where: { $0 != fact && $0.module == fact.module })
    {
      return TextEdit(range: fact.range.lowerBound..<fact.range.upperBound + 1, replacement: "")
    }
    return TextEdit(range: fact.range, replacement: "import Foundation")
  }
}

struct PresenterNamesUIType: Rule {
  let id = "presenter-names-ui-type"
  let title = "A presenter uses no types of UIKit or SwiftUI."
  let why = """
    Colours, fonts and images are presentation details. A presenter provides text or a case of \
    an enumeration, and the view maps it to a colour or an image.
    """
  let bad: Example = """
    final class ScorePresenter {
      func colour(isWinning: Bool) -> UIColor {
        isWinning ? .systemGreen : .systemRed
      }
    }
    """
  let good: Example = """
    final class ScorePresenter {
      enum Mood { case winning, losing }

      func mood(isWinning: Bool) -> Mood {
        isWinning ? .winning : .losing
      }
    }
    """

  func check(_ project: LintedProject) -> [Finding] {
    project.presenting.flatMap { part in
      part.firstForeignNames(where: ForeignNames.isUserInterface).map {
        part.finding(
          $0.place,
          "\(part.name) uses \($0.root); pass its meaning and let the view choose"
        )
      }
    }
  }
}

struct PresenterAddressesRows: Rule {
  let id = "presenter-addresses-rows"
  let title = "A presenter reads no section or row from an index path."
  let why = """
    Sections and rows belong to UIKit, and a row may have moved by the time a tap is handled. A \
    stable identifier refers to the same element before and after an update.
    """
  let bad: Example = """
    final class PlayersPresenter {
      private var names: [String] = []

      func selected(at indexPath: IndexPath) -> String {
        names[indexPath.row]
      }
    }
    """
  let good: Example = """
    final class PlayersPresenter {
      private var names: [Int: String] = [:]

      func selected(_ id: Int) -> String? {
        names[id]
      }
    }
    """

  func check(_ project: LintedProject) -> [Finding] {
    let parts = ["row", "section", "item"]
    return project.presenting.flatMap { part in
      part.code.accesses
        .filter { parts.contains($0.name) && $0.lastOfBase.lowercased().hasSuffix("indexpath") }
        .map {
          part.finding(
            $0.place,
            "\(part.name) reads \($0.base).\($0.name); use an identifier instead"
          )
        }
    }
  }
}
