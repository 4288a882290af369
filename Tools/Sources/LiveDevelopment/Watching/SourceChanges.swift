/// Changes of a package's files.
public struct SourceChanges: Hashable, Sendable {
  /// Files that have other contents than before.
  public var modified: Set<String> = []
  /// Files that have come or gone.
  public var structural: Set<String> = []

  public var isEmpty: Bool { modified.isEmpty && structural.isEmpty }

  /// Every file, for people.
  public var all: Set<String> { modified.union(structural) }

  /// Counts files that have come as modified ones, since a plan has them now.
  mutating func formPlanned() {
    modified.formUnion(structural)
    structural = []
  }

  public mutating func formUnion(_ other: SourceChanges) {
    modified.formUnion(other.modified)
    structural.formUnion(other.structural)
  }
}
