import SourceModel
import SwiftSyntax

extension FileRewriter {
  /// Removes the import of a module that does not exist, so that the compiler names its uses instead.
  ///
  /// A module that stands for Apple's replaces it.
  func readImport(_ node: ImportDeclSyntax) {
    let module = node.moduleName
    let found = modules.module(named: module)
    imports.append(
      ImportUse(
        module: module,
        place: lines.place(at: node.positionAfterSkippingLeadingTrivia.utf8Offset),
        isAvailable: found != nil
      )
    )
    if module == "Darwin" {
      replace(node, with: "import Foundation", .moduleImport)
    } else if found == nil {
      edits.remove(node.trimmedRange)
      note(.moduleImport, node.trimmedRange)
    } else if let found, found != module, let name = node.path.first?.name {
      replace(name, with: found, .moduleImport)
    }
  }
}

extension ImportDeclSyntax {
  /// The module, without the names of submodules and declarations.
  var moduleName: String { path.first?.name.text ?? "" }
}
