/// Changes of a package's files.
public struct SourceChanges: Hashable, Sendable {
  /// Files whose contents have changed.
  public var modified: Set<String> = []
  /// Files that were added or removed.
  public var structural: Set<String> = []

  public init(modified: Set<String> = [], structural: Set<String> = []) {
    self.modified = modified
    self.structural = structural
  }

  public var isEmpty: Bool { modified.isEmpty && structural.isEmpty }

  /// All changed files, for messages.
  public var all: Set<String> { modified.union(structural) }

  /// Counts added files as modified ones, because the new plan contains them.
  mutating func formPlanned() {
    modified.formUnion(structural)
    structural = []
  }

  public mutating func formUnion(_ other: SourceChanges) {
    modified.formUnion(other.modified)
    structural.formUnion(other.structural)
  }
}
