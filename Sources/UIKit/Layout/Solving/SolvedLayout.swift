import AutoLayout

/// Chooses the engine that computes frames, while there are two.
///
/// A scene keeps the engine that was chosen when it connected; views outside of a scene use the current
/// choice. `ROSTRUM_SOLVED_LAYOUT=1` in the environment chooses the solver for a whole process, a
/// task-local value for a test.
package enum SolvedLayout {
  /// Whether constraints are solved; if not, recognised patterns are imitated.
  @TaskLocal package static var isEnabled =
    ProcessInfo.processInfo.environment["ROSTRUM_SOLVED_LAYOUT"] == "1"

  /// The solver of all scenes, whose working memory none of them keeps.
  @MainActor static let solver = Solver(planCapacity: 512)
}

extension UIView {
  /// Whether the solver computes the frames of this view's tree.
  final var _usesSolvedLayout: Bool { _runtime?.usesSolvedLayout ?? SolvedLayout.isEnabled }
}
