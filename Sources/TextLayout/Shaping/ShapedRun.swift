/// What shaping a run of one typeface, script and direction gives, in font units.
///
/// It has no size, so that all sizes of the typeface share it.
final class ShapedRun: Sendable {
  /// Per UTF-16 code unit: the advance of the cluster that starts there, else 0.
  let advances: [Int32]

  /// Per UTF-16 code unit: what a cluster that starts there allows.
  let clusters: [Cluster]

  let totalAdvance: Int

  struct Cluster: OptionSet {
    let rawValue: UInt8

    /// A cluster starts at the unit.
    static let start = Cluster(rawValue: 1)
    /// The texts before and after the unit cannot be shaped apart with the same result.
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
