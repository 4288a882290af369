import SwiftSyntax

/// Registers an app of Rostrum's repository: its targets, and its icon on the home screen.
struct AppRegistration {
  let name: GeneratedName
  private(set) var edited: [EditedFile] = []
  private(set) var manual: [ManualStep] = []

  init(name: GeneratedName) {
    self.name = name
  }

  /// Declares the app's targets, and makes the Showcase depend on it.
  mutating func register(in manifest: SourceText) {
    var manifest = manifest
    let declaration = "targets += app(\"\(name.type)\")"
    let dependency = "\"\(name.type)App\""
    guard let last = manifest.appDeclarations.last, let anchor = manifest.showcaseDependency else {
      manual += [
        ManualStep(place: "In Package.swift, beside the other apps", lines: declaration),
        ManualStep(place: "In Package.swift, for Showcase to depend on", lines: dependency),
      ]
      return
    }
    manifest.insert("\n\(declaration)", at: last.endPositionBeforeTrailingTrivia)
    manifest.insert(", \(dependency)", at: anchor.endPositionBeforeTrailingTrivia)
    apply(manifest)
  }

  /// Puts the app on the home screen.
  mutating func show(in showcase: SourceText) {
    var showcase = showcase
    let element = ".\(name.plainVariable)App"
    guard let last = showcase.homeScreenApps?.elements.last else {
      return manual.append(
        ManualStep(place: "In Showcase.swift, in the host's apps", lines: element)
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

  /// The last app that the Showcase depends on.
  fileprivate var showcaseDependency: ExprSyntax? {
    let call = calls(of: "program").first {
      $0.arguments.first?.expression.trimmedDescription == "\"Showcase\""
    }
    return call?.arguments.compactMap { $0.expression.as(ArrayExprSyntax.self) }.first?
      .elements.last { $0.expression.trimmedDescription.hasSuffix("App\"") }?.expression
  }

  /// The list of apps that the host shows.
  fileprivate var homeScreenApps: ArrayExprSyntax? {
    calls(of: "BrowserHost").flatMap(\.arguments).first { $0.label?.text == "apps" }?
      .expression.as(ArrayExprSyntax.self)
  }

  private func calls(of function: String) -> [FunctionCallExprSyntax] {
    let finder = CallFinder(function)
    finder.walk(tree)
    return finder.calls
  }
}

private final class CallFinder: SyntaxVisitor {
  private let function: String
  private(set) var calls: [FunctionCallExprSyntax] = []

  init(_ function: String) {
    self.function = function
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if node.calledExpression.trimmedDescription == function { calls.append(node) }
    return .visitChildren
  }
}
