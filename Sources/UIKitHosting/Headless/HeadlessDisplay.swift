/// A display that keeps the tree without showing it, for tests and benchmarks.
@MainActor
public final class HeadlessDisplay: Display {
  public private(set) var tree = RenderTree()
  /// The commits since the last `forgetCommits()`, the newest last.
  public private(set) var commits: [Commit] = []
  public private(set) var address: Address?
  public private(set) var announcements: [String] = []
  /// The addresses that were opened outside of the app.
  public private(set) var opened: [String] = []
  /// The texts that were copied to the clipboard.
  public private(set) var copied: [String] = []
  /// The haptic and audible feedback that scenes requested.
  public private(set) var feedback: [Feedback] = []
  private var newPages: [(id: NodeID, page: WebValue)] = []

  public init() {}

  public func show(_ commit: Commit) {
    tree.apply(commit)
    commits.append(commit)
    if let address = commit.address { self.address = address }
    for request in commit.requests { serve(request) }
    for case .set(let id, _, .web(let web)) in commit.changes where web.html != nil {
      newPages.append((id, web))
    }
  }

  private func serve(_ request: DisplayRequest) {
    switch request {
    case .announce(let text): announcements.append(text)
    case .open(let address): opened.append(address)
    case .copy(let text): copied.append(text)
    case .feedback(let value): feedback.append(value)
    }
  }

  /// Returns the pages that web views have shown since the last call, and that the scene expects to
  /// be reported.
  package func takeNewPages() -> [(id: NodeID, page: WebValue)] {
    defer { newPages = [] }
    return newPages
  }

  public func forgetCommits() {
    commits = []
  }
}
