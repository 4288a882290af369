import SourceModel
import SwiftSyntax

extension FileRewriter {
  /// Removes the import of a module that does not exist, so that the compiler names its uses instead.
  func readImport(_ node: ImportDeclSyntax) {
    let module = node.moduleName
    let isAvailable = modules.contains(module)
    imports.append(
      ImportUse(
        module: module,
        place: lines.place(at: node.positionAfterSkippingLeadingTrivia.utf8Offset),
        // Foundation takes its place.
        isAvailable: isAvailable || module == "Darwin"
      )
    )
    // Apple's XCTest has more than that of Swift's toolchain, and exports UIKit.
    if module == "XCTest" { neededModules.insert(TestNames.module) }
    if !isAvailable {
      let replacement = FoundationModules.exported(by: module).map { "import \($0)" }
      replace(node, with: replacement ?? "", .moduleImport)
    } else if let submodule = node.submodule {
      // Modules have no submodules here.
      edits.remove(submodule)
      note(.moduleImport, submodule)
    }
  }
}

extension ImportDeclSyntax {
  /// The names after the module's, of submodules; nil for a declaration of the module.
  fileprivate var submodule: Range<Int>? {
    guard importKindSpecifier == nil, path.count > 1, let first = path.first else { return nil }
    return first.name.endPositionBeforeTrailingTrivia.utf8Offset..<path.trimmedRange.upperBound
  }

  /// The module, without the names of submodules and declarations.
  var moduleName: String { path.first?.name.text ?? "" }
}
