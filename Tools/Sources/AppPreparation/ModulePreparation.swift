import Foundation
import SourceModel

/// Rewrites the Swift files of a module that was written for iOS, so that they compile here.
///
/// Objective-C spellings are removed or replaced. Every line keeps its number, and every file begins
/// with `#sourceLocation`, so that compilers, traps and tests name the original.
package struct ModulePreparation: Sendable {
  private let modules: AvailableModules
  private let mode: LanguageMode
  private let listsTests: Bool
  private let imported: [ModuleIndex]
  private let conditions: SourceConditions
  private let errors: TestErrors

  /// - Parameters:
  ///   - modules: The modules that the files can import.
  ///   - mode: The language mode in which the files are compiled.
  ///   - conditions: The conditions that hold for the files.
  ///   - listsTests: True for a module of tests.
  ///   - imported: The prepared modules that the files can import.
  ///   - errors: The compiler's errors in tests.
  package init(
    modules: AvailableModules,
    mode: LanguageMode = .v5,
    conditions: SourceConditions = .project,
    listsTests: Bool = false,
    importing imported: [ModuleIndex] = [],
    errors: TestErrors = TestErrors()
  ) {
    self.modules = modules
    self.mode = mode
    self.conditions = conditions
    self.listsTests = listsTests
    self.imported = imported
    self.errors = errors
  }

  /// Prepares the files.
  ///
  /// - Parameters:
  ///   - inputs: The files.
  ///   - name: The name of the module, which distinguishes additions to files of the same name.
  /// - Returns: The module.
  /// - Complexity: O(n) for n bytes of sources, on all cores.
  package func prepare(_ inputs: [SourceInput], of name: String = "") -> PreparedModule {
    let mode = mode
    let parsed = DeepStack.map(Array(inputs.enumerated())) { number, input in
      ParsedFile(input, number: number, mode: mode)
    }
    var index = ModuleIndex(parsed.map(\.facts), importing: imported)
    index.blockAliases = Set(parsed.flatMap(\.blockAliases))
    index.classAssociates = Set(parsed.flatMap(\.classAssociates))
    if index.hasOptionalRequirements {
      index.referencedMethods = Set(
        DeepStack.map(parsed) { $0.tree.map(MethodReferences.names) ?? [] }.joined()
      )
    }
    let swiftUI = SwiftUIUse(in: parsed, without: Set(imported.flatMap(\.absentTypes)))
    index.absentTypes = swiftUI.types
    let moves = Dictionary(grouping: index.memberMoves, by: \.file)
    let rewritten = DeepStack.map(Array(parsed.enumerated())) { [index] number, file in
      rewrite(file, in: index, unused: swiftUI.unused[number] ?? [], moves: moves[number] ?? [])
    }
    return assemble(rewritten, index, listsTests ? testListing(parsed, index) : nil, name)
  }

  private func testListing(_ files: [ParsedFile], _ index: ModuleIndex) -> TestListing {
    let conditions = conditions
    let bodies = DeepStack.map(files) { file in
      file.tree.map { TestCollector.bodies(in: $0, of: file.input, conditions: conditions) } ?? []
    }
    return TestListing(bodies, in: index)
  }

  // MARK: - Steps

  /// What rewriting one file gives.
  private struct Rewritten: Sendable {
    let input: SourceInput
    var edits: SourceEdits
    var changes: [Change]
    let diagnostics: [Diagnostic]
    let imports: [ImportUse]
    let neededModules: [String]
    let names: UsedNames
    let entryPoint: String?
    let registrations: [String]
    let shadows: [String]
    let movedMembers: [MovedMember]
    let uncompiledTests: [ClosedRange<Int>]
  }

  private func rewrite(
    _ file: ParsedFile,
    in index: ModuleIndex,
    unused: Set<Int>,
    moves: [MemberMove]
  ) -> Rewritten {
    guard let tree = file.tree else {
      return Rewritten(
        input: file.input,
        edits: SourceEdits(file.input.bytes),
        changes: [],
        diagnostics: file.problem.map { [$0] } ?? [],
        imports: [],
        neededModules: [],
        names: UsedNames(),
        entryPoint: nil,
        registrations: [],
        shadows: [],
        movedMembers: [],
        uncompiledTests: []
      )
    }
    let rewriter = FileRewriter(
      file.input,
      in: index,
      modules: modules,
      mode: mode,
      conditions: conditions,
      unused: unused,
      moves: moves,
      errors: listsTests ? errors.inFile(file.input.path) : [:]
    )
    rewriter.rewrite(tree)
    return Rewritten(
      input: file.input,
      edits: rewriter.edits,
      changes: rewriter.changes + rewriter.mover.changes,
      diagnostics: rewriter.diagnostics,
      imports: rewriter.imports,
      neededModules: rewriter.neededModules.sorted(),
      names: rewriter.names,
      entryPoint: rewriter.entryPoint,
      registrations: rewriter.registrations.first ?? [],
      shadows: rewriter.shadows.values.sorted(),
      movedMembers: rewriter.mover.members,
      uncompiledTests: rewriter.uncompiled.lines
    )
  }

  private func assemble(
    _ rewritten: [Rewritten],
    _ index: ModuleIndex,
    _ listing: TestListing?,
    _ name: String
  ) -> PreparedModule {
    var rewritten = rewritten
    for implementation in index.optionalImplementations {
      insert(implementation.text, at: implementation.brace, of: implementation.file, &rewritten)
    }
    for answer in index.impliedAnswers { carryOut(answer, &rewritten) }
    for member in rewritten.flatMap(\.movedMembers) {
      insert(member.text, at: member.brace, of: member.file, &rewritten)
    }
    var registrations: [String] = []
    var testFunctions: [String] = []
    let files = rewritten.enumerated().map { number, file in
      let identifier = file.input.identifier(in: name)
      let function = "_registerForNibs_\(identifier)"
      if !file.registrations.isEmpty { registrations.append(function) }
      let list = "_tests_\(identifier)"
      let tests = listing?.function(named: list, ofFile: number)
      if tests != nil { testFunctions.append(list) }
      return PreparedFile(
        path: file.input.path,
        name: file.input.name,
        text: (file.input.isMainFile ? "MainActor.assumeIsolated { _registerForNibs() }; " : "")
          + text(of: file, registeringBy: function, listing: tests),
        changes: file.changes.sorted { $0.place < $1.place },
        imports: file.imports,
        names: file.names,
        uncompiledTests: file.uncompiledTests
      )
    }
    return PreparedModule(
      files: files,
      diagnostics: rewritten.flatMap(\.diagnostics),
      entryPoint: rewritten.lazy.compactMap(\.entryPoint).first,
      hasMainFile: rewritten.contains(where: \.input.isMainFile),
      registrations: registrations.sorted(),
      testFunctions: testFunctions.sorted(),
      index: index,
      overrides: index.foreignOverrides { file, offset in
        LineTable(rewritten[file].input.bytes).place(at: offset)
      }
    )
  }

  private func carryOut(_ answer: ImpliedAnswer, _ files: inout [Rewritten]) {
    let implementation = answer.implementation
    let lines = LineTable(files[answer.file].input.bytes)
    files[answer.file].changes.append(
      Change(
        kind: .impliedAnswer,
        place: lines.place(at: answer.start),
        before: answer.method,
        after: implementation.text.shortened
      )
    )
    insert(implementation.text, at: implementation.brace, of: implementation.file, &files)
  }

  /// Inserts a member before the closing brace of a type; the lines after it keep their numbers.
  private func insert(_ member: String, at brace: Int, of file: Int, _ files: inout [Rewritten]) {
    let input = files[file].input
    let line = LineTable(input.bytes).line(at: brace)
    files[file].edits.insert("\n\(member)\n\(input.directive(line: line))\n", at: brace)
  }

  private func text(
    of file: Rewritten,
    registeringBy function: String,
    listing tests: String?
  ) -> String {
    let bytes = file.input.bytes
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    var text = file.neededModules.map { "import \($0); " }.joined()
    text += "\n\(file.input.directive(line: 1))\n"
    text += file.edits.text(in: start..<bytes.count)
    var added = ""
    if !file.registrations.isEmpty {
      let calls = file.registrations.joined(separator: "\n")
      added += "@MainActor public func \(function)() {\n\(calls)\n}\n"
    }
    if let tests { added += "\(tests)\n" }
    for declaration in file.shadows { added += "\(declaration)\n" }
    // The rest has no original; the directive cannot stand twice.
    if !added.isEmpty { text += "\n#sourceLocation()\n\(added)" }
    return text
  }
}
