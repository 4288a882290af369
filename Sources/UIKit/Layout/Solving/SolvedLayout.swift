import AutoLayout

/// Chooses the engine that computes frames and measures texts, while there are two.
///
/// A scene keeps the engine that was chosen when it connected; views outside of a scene use the current
/// choice. `ROSTRUM_FRAMES=1` in the environment chooses solver and typesetter for a whole process, a
/// task-local value for a test.
package enum SolvedLayout {
  /// Whether constraints are solved and fonts measure texts; if not, recognised patterns are imitated
  /// and `TextMetrics` applies.
  @TaskLocal package static var isEnabled =
    ProcessInfo.processInfo.environment["ROSTRUM_FRAMES"] == "1"

  /// The solver of all scenes, whose working memory none of them keeps.
  @MainActor static let solver = Solver(planCapacity: 512)
}

extension UIView {
  /// Whether the solver computes the frames of this view's tree, and fonts measure its texts.
  final var _usesSolvedLayout: Bool { _runtime?.usesSolvedLayout ?? SolvedLayout.isEnabled }
}
