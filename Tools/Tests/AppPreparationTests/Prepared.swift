import AppPreparation
import Foundation
import SourceModel

/// Sources of a module and what the preparation makes of them.
struct Prepared {
  let module: PreparedModule

  /// - Parameters:
  ///   - sources: The contents by the names of files.
  ///   - modules: The modules that exist.
  ///   - mode: The language mode.
  ///   - listsTests: True for a module of tests.
  ///   - imported: The modules that it imports.
  ///   - errors: The compiler's errors in tests.
  init(
    _ sources: [String: String],
    modules: Set<String> = ["UIKit"],
    mode: LanguageMode = .v5,
    listsTests: Bool = false,
    importing imported: [ModuleIndex] = [],
    errors: TestErrors = TestErrors()
  ) {
    let inputs = sources.sorted { $0.key < $1.key }.map { name, text in
      SourceInput(path: "/app/\(name)", name: name, bytes: [UInt8](text.utf8))
    }
    let preparation = ModulePreparation(
      modules: AvailableModules(modules),
      mode: mode,
      listsTests: listsTests,
      importing: imported,
      errors: errors
    )
    module = preparation.prepare(inputs)
  }

  init(_ source: String, modules: Set<String> = ["UIKit"], mode: LanguageMode = .v5) {
    self.init(["A.swift": source], modules: modules, mode: mode)
  }

  /// The prepared text of a file, from the line of `#sourceLocation` on.
  func text(_ name: String = "A.swift") -> String {
    let text = module.files.first { $0.name == name }?.text ?? ""
    let header = "#sourceLocation(file: \"/app/\(name)\", line: 1)\n"
    guard let start = text.range(of: header) else { return text }
    return String(text[start.upperBound...])
  }

  /// What stands before the original's first line.
  func header(_ name: String = "A.swift") -> String {
    let text = module.files.first { $0.name == name }?.text ?? ""
    return text.range(of: "\n#sourceLocation").map { String(text[..<$0.lowerBound]) } ?? ""
  }

  var messages: [String] { module.diagnostics.map(\.message) }

  func count(_ kind: ChangeKind) -> Int {
    module.files.flatMap(\.changes).count { $0.kind == kind }
  }
}
