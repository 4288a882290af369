/// The figures of a pattern, as counted by the build.
public struct PatternFigures: Hashable, Sendable {
  public var lines: Int
  public var files: Int
  public var types: Int
  /// The lines of each existing layer, in the order of ``SourceLayer``.
  public var layers: [Layer]

  public struct Layer: Hashable, Sendable {
    public var layer: SourceLayer
    public var lines: Int
  }
}

extension Pattern {
  public var figures: PatternFigures {
    let files = files
    let layers = SourceLayer.allCases.map { layer in
      PatternFigures.Layer(
        layer: layer,
        lines: files.filter { $0.layer == layer }.reduce(0) { $0 + $1.lines }
      )
    }
    return PatternFigures(
      lines: files.reduce(0) { $0 + $1.lines },
      files: files.count,
      types: files.reduce(0) { $0 + $1.types },
      layers: layers.filter { $0.lines > 0 }
    )
  }
}
