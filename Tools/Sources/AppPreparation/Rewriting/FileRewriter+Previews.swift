import SwiftSyntax

extension FileRewriter {
  /// Removes a preview, which only Xcode shows.
  func removePreview(_ node: some SyntaxProtocol) {
    hasPreviews = true
    edits.remove(node.trimmedRange)
    note(.preview, node.trimmedRange)
  }
}

extension StructDeclSyntax {
  var isPreview: Bool {
    inheritanceClause?.inheritedTypes.contains {
      ["PreviewProvider", "SwiftUI.PreviewProvider"].contains($0.type.typeName)
    } ?? false
  }
}
