/// The facts of a parsed Swift file.
///
/// The tree itself is not kept.
package struct SourceFile: Sendable {
  /// The path beneath the root of the search.
  package let path: String
  /// The path as the user named it, for messages.
  package let displayPath: String
  package let absolutePath: String
  package let lines: LineCounts
  package let imports: [ImportFact]
  /// All types and extensions in the order of the file, nested ones among them.
  package let declarations: [TypeDeclaration]
  /// Code and functions outside of types.
  package let globals: CodeFacts
  package let globalFunctions: [Function]
  package let suppressions: [SuppressionComment]
  package internal(set) var role = Role.other
  /// A Boolean value that indicates whether the file belongs to tests, by its folder or its
  /// imports.
  package internal(set) var isTest = false
  /// The configuration of the file's folder.
  package let configuration: Configuration

  package var layer: Layer { role.layer }

  /// The name without folders and extension.
  package var stem: String {
    let name = path.split(separator: "/").last ?? ""
    return String(name.prefix { $0 != "." })
  }

  package func imports(_ module: String) -> Bool {
    imports.contains { $0.module == module }
  }
}

/// A storyboard or a xib.
package struct InterfaceFile: Sendable {
  package let path: String
  package let displayPath: String
  package let absolutePath: String
  package let kind: FileKind
  package let lines: LineCounts
  /// The segues of a storyboard, with which a screen shows another.
  package let segues: [Segue]
  package let configuration: Configuration
}

/// A segue of a storyboard.
package struct Segue: Sendable, Hashable {
  /// The kind as the storyboard names it: `show`, `presentation`, `embed`, `relationship`.
  package let kind: String
  package let identifier: String?
  package let place: Place
}

/// A file that was found but not read or parsed.
package struct SkippedFile: Sendable {
  /// The reason why a file was skipped.
  package enum Reason: Sendable, Hashable {
    case unreadable
    case notUTF8
    /// The parser's first message.
    case syntaxError(String)
  }

  package let path: String
  package let displayPath: String
  package let kind: FileKind
  package let reason: Reason
  /// The place of the first error; nil for the whole file.
  package let place: Place?
  package let lines: LineCounts
  /// The role, from the folder and the name of the file.
  package internal(set) var role = Role.other
  package internal(set) var isTest = false
}
