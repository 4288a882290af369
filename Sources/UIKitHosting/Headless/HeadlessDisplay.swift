/// A display that keeps the tree and shows it to nobody: for tests and benchmarks.
@MainActor
public final class HeadlessDisplay: Display {
  public private(set) var tree = RenderTree()
  /// Every commit since the last `forgetCommits()`, the newest last.
  public private(set) var commits: [Commit] = []
  public private(set) var address: Address?
  public private(set) var announcements: [String] = []

  public init() {}

  public func show(_ commit: Commit) {
    tree.apply(commit)
    commits.append(commit)
    if let address = commit.address { self.address = address }
    announcements += commit.announcements
  }

  public func forgetCommits() {
    commits = []
  }
}
