import AutoLayout

/// State that the layout of all scenes shares.
enum SolvedLayout {
  /// The solver, whose working memory no scene keeps.
  @MainActor static let solver = Solver(planCapacity: 512)
}
