package import SourceModel

/// Creates the report of a project.
package struct ReportBuilder {
  private let project: Project

  package init(_ project: Project) {
    self.project = project
  }

  /// Creates the report.
  /// - Parameters:
  ///   - name: The name of the project or folder.
  ///   - leftOut: Folders whose Swift files are not in the project.
  /// - Returns: The report.
  package func report(name: String, leftOut: [LeftOutFolder] = []) -> CodeReport {
    let tests = TestAssignment(project)
    let layers = Layer.allCases.map(count)
    var total = LayerCount(layer: "Total")
    for layer in layers { total.add(layer) }
    let lines = Dictionary(uniqueKeysWithValues: layers.map { ($0.layer, $0.count.lines) })
    let grouping = ScreenGrouping(project)
    let dependencies = DependencyCounter(project)
    let (presenters, controllers) = grouping.presentersAndControllers()
    var interfaces = InterfaceCount()
    for file in project.interfaces {
      interfaces.files += 1
      interfaces.lines += file.lines.total
    }
    return CodeReport(
      name: name,
      layers: layers,
      total: total,
      screens: grouping.counts(),
      presenterToController: controllers > 0 ? Double(presenters) / Double(controllers) : nil,
      dependencies: dependencies.dependencies,
      cycles: dependencies.cycles,
      tests: tests.layers(linesByLayer: lines),
      interfaces: interfaces,
      leftOut: leftOut,
      unparsed: swiftSkipped.map(\.displayPath)
    )
  }

  private var swiftSkipped: [SkippedFile] {
    project.skipped.filter { $0.kind == .swift }
  }

  private func count(_ layer: Layer) -> LayerCount {
    var result = LayerCount(layer: layer.rawValue)
    for file in project.files where file.layer == layer {
      result.count.add(file.lines)
      result.files.append(FileLines(path: file.displayPath, lines: file.lines.total))
      result.types += file.declarations.count { $0.kind != .extension }
      let functions = file.globalFunctions + file.declarations.flatMap(\.members.functions)
      for function in functions where function.hasBody {
        result.functions += 1
        guard function.lineCount > result.longestFunction?.lines ?? 0 else { continue }
        result.longestFunction = LongestFunction(
          name: name(of: function, in: file),
          lines: function.lineCount,
          file: file.displayPath,
          line: function.place.line
        )
      }
    }
    for file in swiftSkipped where file.role.layer == layer {
      result.count.add(file.lines)
      result.files.append(FileLines(path: file.displayPath, lines: file.lines.total))
    }
    result.files.sort { $0.path < $1.path }
    return result
  }

  /// The name of a function with that of its type.
  private func name(of function: Function, in file: SourceFile) -> String {
    let declaration = file.declarations.filter { $0.lines.contains(function.place.line) }
      .min { $0.lines.count < $1.lines.count }
    return declaration.map { "\($0.name).\(function.fullName)" } ?? function.fullName
  }
}

extension LayerCount {
  mutating func add(_ other: LayerCount) {
    count.files += other.count.files
    count.lines += other.count.lines
    count.code += other.count.code
    count.comment += other.count.comment
    count.blank += other.count.blank
    types += other.types
    functions += other.functions
    if let longest = other.longestFunction, longest.lines > longestFunction?.lines ?? 0 {
      longestFunction = longest
    }
  }
}
