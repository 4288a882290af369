import SourceModel

/// Assigns test files to the layers that they test: by their name, their imports, or the types that
/// they name most often.
struct TestAssignment {
  private let project: Project
  private let layerOfType: [String: Layer]
  private let folders: FolderLayers

  init(_ project: Project) {
    self.project = project
    var types: [String: Layer] = [:]
    for type in project.types where !type.isTest && type.kind != .extension && type.layer != .other
    {
      types[type.name] = types[type.name] ?? type.layer
    }
    layerOfType = types
    folders = FolderLayers(project)
  }

  /// Lines of tests by layer.
  func layers(linesByLayer: [String: Int]) -> [TestedLayer] {
    var files: [Layer?: Int] = [:]
    var lines: [Layer?: Int] = [:]
    for file in project.files where file.isTest {
      let layer = layer(testedBy: file)
      files[layer, default: 0] += 1
      lines[layer, default: 0] += file.lines.total
    }
    for file in project.skipped where file.isTest && file.kind == .swift {
      let layer = named(Self.subject(Self.stem(file.path)))
      files[layer, default: 0] += 1
      lines[layer, default: 0] += file.lines.total
    }
    let order: [Layer?] = [.model, .view, .presenter, .coordinator, .other, nil]
    return order.filter { files[$0] != nil }.map { layer in
      let own = layer.flatMap { linesByLayer[$0.rawValue] } ?? 0
      return TestedLayer(
        layer: layer?.rawValue ?? "Unassigned",
        files: files[layer] ?? 0,
        lines: lines[layer] ?? 0,
        perLine: own > 0 ? Double(lines[layer] ?? 0) / Double(own) : nil
      )
    }
  }

  private func layer(testedBy file: SourceFile) -> Layer? {
    let subject = Self.subject(file.stem)
    if let layer = layerOfType[String(subject)] { return layer }
    for folder in file.path.split(separator: "/").dropLast().reversed() {
      let tested = Self.subject(String(folder))
      guard tested.count < folder.count, !tested.isEmpty else { continue }
      if let layer = folders.layer(of: String(tested), near: file.absolutePath) {
        return layer
      }
    }
    let layers = Set(file.imports.compactMap { folders.layer(of: $0.module, near: nil) })
    if layers.count == 1 { return layers.first }
    if let layer = named(subject), layers.isEmpty || layers.contains(layer) { return layer }
    return mostUsed(by: file, among: layers)
  }

  /// Returns the layer whose types a file names most often.
  private func mostUsed(by file: SourceFile, among layers: Set<Layer>) -> Layer? {
    var uses: [Layer: Int] = [:]
    for use in file.declarations.flatMap(\.code.names) + file.globals.names {
      guard let type = project.resolve(use.name, in: "", of: file), !type.isTest,
        layers.isEmpty || layers.contains(type.layer), ![.other, .tests].contains(type.layer)
      else { continue }
      uses[type.layer, default: 0] += 1
    }
    let most = uses.values.max()
    let best = uses.filter { $0.value == most }.keys
    return best.count == 1 ? best.first : nil
  }

  /// Returns the layer of the type whose name begins the name of a test file.
  private func named(_ subject: Substring) -> Layer? {
    var name = subject
    while !name.isEmpty {
      if let layer = layerOfType[String(name)] { return layer }
      // Drop the last word.
      guard let capital = name.lastIndex(where: \.isUppercase), capital > name.startIndex else {
        return nil
      }
      name = name[..<capital]
    }
    return nil
  }

  /// Returns a name without the parts that mark it as a test.
  private static func subject(_ name: String) -> Substring {
    let name = name.prefix { $0 != "+" }
    for ending in ["Tests", "Test", "Specs", "Spec", "TestCase"] where name.hasSuffix(ending) {
      return name.dropLast(ending.count)
    }
    return name
  }

  private static func stem(_ path: String) -> String {
    String((path.split(separator: "/").last ?? "").prefix { $0 != "." })
  }
}
