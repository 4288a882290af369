import AutoLayout

/// Layout state that all scenes share.
enum SolvedLayout {
  /// The solver; scenes do not keep its working memory.
  @MainActor static let solver = Solver(planCapacity: 512)
}
