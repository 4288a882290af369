import SourceModel
import SwiftSyntax

/// Imports of modules that do not exist here, or have no submodules.
enum ModuleImports {
  static func use(
    _ node: ImportDeclSyntax,
    among modules: AvailableModules,
    _ lines: LineTable
  ) -> ImportUse {
    let module = node.moduleName
    return ImportUse(
      module: module,
      place: lines.place(at: node.positionAfterSkippingLeadingTrivia.utf8Offset),
      isAvailable: modules.contains(module) || FoundationModules.ofApplesSystems.contains(module)
    )
  }

  /// Removes the import of a module that does not exist, so that the compiler names its uses instead.
  static func replacements(
    for node: ImportDeclSyntax,
    among modules: AvailableModules
  ) -> [Replacement] {
    guard modules.contains(node.moduleName) else {
      let replacement = FoundationModules.exported(by: node.moduleName).map { "import \($0)" }
      return [Replacement(node, replacement ?? "", .moduleImport)]
    }
    return node.submodule.map { [Replacement($0, "", .moduleImport)] } ?? []
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
