/// The result of shaping a run of one typeface, script and direction, in font units.
///
/// It is independent of the size, so that all sizes of the typeface share it.
final class ShapedRun: Sendable {
  /// The advance of the cluster that starts at each UTF-16 code unit, else 0.
  let advances: [Int32]

  /// The properties of the cluster that starts at each UTF-16 code unit.
  let clusters: [Cluster]

  let totalAdvance: Int

  struct Cluster: OptionSet {
    let rawValue: UInt8

    /// A cluster starts at the unit.
    static let start = Cluster(rawValue: 1)
    /// The texts before and after the unit cannot be shaped separately with the same result.
    static let unsafe = Cluster(rawValue: 2)
    /// A character of the cluster has no glyph.
    static let missing = Cluster(rawValue: 4)
  }

  init(advances: [Int32], clusters: [Cluster]) {
    self.advances = advances
    self.clusters = clusters
    totalAdvance = advances.reduce(0) { $0 &+ Int($1) }
  }
}
