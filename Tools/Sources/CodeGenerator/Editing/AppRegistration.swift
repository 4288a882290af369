import SwiftSyntax

/// Registers an app of Rostrum's repository: its targets, and its icon on the home screen.
struct AppRegistration {
  let name: GeneratedName
  private(set) var edited: [EditedFile] = []
  private(set) var manual: [ManualStep] = []

  init(name: GeneratedName) {
    self.name = name
  }

  /// Declares the app's targets; the Showcase depends on every app that the manifest declares.
  mutating func register(in manifest: SourceText) {
    var manifest = manifest
    let declaration = "targets += app(\"\(name.type)\")"
    guard let last = manifest.appDeclarations.last else {
      return manual.append(
        ManualStep(place: "In Package.swift, beside the other apps", lines: declaration)
      )
    }
    manifest.insert("\n\(declaration)", at: last.endPositionBeforeTrailingTrivia)
    apply(manifest)
  }

  /// Puts the app on the home screen.
  mutating func show(in showcase: SourceText) {
    var showcase = showcase
    let element = "\(name.type)Entry()"
    guard let last = showcase.homeScreenApps?.elements.last else {
      return manual.append(
        ManualStep(place: "In \(showcase.path), in the list of all apps", lines: element)
      )
    }
    showcase.insert(", \(element)", at: last.expression.endPositionBeforeTrailingTrivia)
    apply(showcase)
  }

  private mutating func apply(_ file: SourceText) {
    if let text = file.edited {
      edited.append(EditedFile(path: file.path, former: file.text, text: text))
    }
  }
}

extension SourceText {
  /// The statements `targets += app("…")` of a manifest, for apps in the folder Apps.
  fileprivate var appDeclarations: [CodeBlockItemSyntax] {
    tree.statements.filter { statement in
      let text = statement.trimmedDescription
      return text.hasPrefix("targets += app(") && !text.contains("folder:")
    }
  }

  /// The list of apps on the home screen, the first array of its file.
  fileprivate var homeScreenApps: ArrayExprSyntax? {
    let finder = ArrayFinder(viewMode: .sourceAccurate)
    finder.walk(tree)
    return finder.arrays.first
  }
}

private final class ArrayFinder: SyntaxVisitor {
  private(set) var arrays: [ArrayExprSyntax] = []

  override func visit(_ node: ArrayExprSyntax) -> SyntaxVisitorContinueKind {
    arrays.append(node)
    return .skipChildren
  }
}
