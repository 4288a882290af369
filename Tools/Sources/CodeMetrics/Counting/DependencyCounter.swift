import SourceModel

/// Counts how often types of one layer name types of another, and finds layers that depend on each
/// other.
struct DependencyCounter {
  private struct Pair: Hashable {
    var from: Layer
    var to: Layer
  }

  private let project: Project
  private var uses: [Pair: Int] = [:]
  private var examples: [Pair: String] = [:]

  init(_ project: Project) {
    self.project = project
    for (number, file) in project.files.enumerated() {
      for (index, declaration) in file.declarations.enumerated() {
        let type = project.type(ofDeclaration: index, inFile: number)
        let layer = file.isTest ? .tests : type?.layer ?? file.layer
        for use in declaration.code.names {
          count(use, from: layer, name: declaration.name, scope: declaration.qualifiedName, file)
        }
      }
      for use in file.globals.names {
        count(use, from: file.layer, name: file.stem, scope: "", file)
      }
    }
  }

  private mutating func count(
    _ use: NameUse,
    from layer: Layer,
    name: String,
    scope: String,
    _ file: SourceFile
  ) {
    guard let target = project.resolve(use.name, in: scope, of: file), target.kind != .extension,
      target.layer != layer, file.isTest || !target.isTest
    else { return }
    let pair = Pair(from: layer, to: target.layer)
    uses[pair, default: 0] += 1
    if examples[pair] == nil {
      examples[pair] = "\(file.displayPath):\(use.place.line): \(name) names \(target.name)"
    }
  }

  /// The dependencies in the order of the layers.
  var dependencies: [LayerDependency] {
    uses.keys.sorted { ($0.from, $0.to) < ($1.from, $1.to) }.map { pair in
      LayerDependency(
        from: pair.from.rawValue,
        to: pair.to.rawValue,
        uses: uses[pair] ?? 0,
        example: examples[pair] ?? ""
      )
    }
  }

  /// The shortest cycles, each once.
  ///
  /// Tests and composition roots are ignored.
  var cycles: [LayerCycle] {
    let layers: [Layer] = [.model, .view, .presenter, .coordinator]
    var found: [[Layer]] = []
    func extend(_ way: [Layer]) {
      guard let last = way.last, let first = way.first else { return }
      for next in layers where uses[Pair(from: last, to: next)] != nil {
        if next == first {
          found.append(way)
        } else if next > first, !way.contains(next) {
          extend(way + [next])
        }
      }
    }
    for layer in layers { extend([layer]) }
    let shortest = found.filter { way in
      !found.contains { $0.count < way.count && Set($0).isSubset(of: way) }
    }
    return shortest.map { way in
      let pairs = way.indices.map { Pair(from: way[$0], to: way[($0 + 1) % way.count]) }
      let rarest = pairs.sorted { (uses[$0] ?? 0, $0.from) < (uses[$1] ?? 0, $1.from) }
      return LayerCycle(
        layers: way.map(\.rawValue),
        examples: rarest.prefix(1).compactMap { examples[$0] }
      )
    }
  }
}
