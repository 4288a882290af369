package import SourceModel

/// The sources of a module, rewritten for this platform.
package struct PreparedModule: Sendable {
  package let files: [PreparedFile]
  package let diagnostics: [Diagnostic]
  /// The class with `@UIApplicationMain` or `@main`, with the names of outer types.
  package let entryPoint: String?
  /// True if a file `main.swift` starts the app.
  package let hasMainFile: Bool
  /// The functions that register what nibs name.
  package let registrations: [String]
  /// The functions that list the module's tests.
  package let testFunctions: [String]
  package let index: ModuleIndex
  package let overrides: [ForeignOverride]
}

/// A rewritten file.
package struct PreparedFile: Sendable {
  /// The number of lines in the copy before those of the original.
  package static let addedLines = 2

  /// The original's absolute path.
  package let path: String
  /// The path in the prepared folder.
  package let name: String
  package let text: String
  package let changes: [Change]
  package let imports: [ImportUse]
  package let names: UsedNames
  /// The lines of the tests that do not compile, and whose bodies are failures.
  package let uncompiledTests: [ClosedRange<Int>]
}
