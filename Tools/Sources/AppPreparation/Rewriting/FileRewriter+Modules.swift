import SourceModel
import SwiftSyntax

extension FileRewriter {
  /// Removes the import of a module that does not exist, so that the compiler names its uses instead.
  func readImport(_ node: ImportDeclSyntax) {
    let module = node.moduleName
    // Foundation takes the place of Darwin.
    let isAvailable = module == "Darwin" || modules.contains(module)
    imports.append(
      ImportUse(
        module: module,
        place: lines.place(at: node.positionAfterSkippingLeadingTrivia.utf8Offset),
        isAvailable: isAvailable
      )
    )
    if module == "Darwin" {
      replace(node, with: "import Foundation", .moduleImport)
    } else if !isAvailable {
      let replacement = FoundationModules.exported(by: module).map { "import \($0)" }
      replace(node, with: replacement ?? "", .moduleImport)
    }
  }
}

extension ImportDeclSyntax {
  /// The module, without the names of submodules and declarations.
  var moduleName: String { path.first?.name.text ?? "" }
}
