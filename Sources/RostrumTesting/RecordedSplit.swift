public import Rostrum

/// The columns that a ``RecordingStage`` shows.
@MainActor
public struct RecordedSplit {
  public let primary: RecordingStage
  public let secondary: RecordingStage
  /// The column that is visible in a compact window.
  public internal(set) var front: Split.Column

  /// A column's stage.
  public subscript(column: Split.Column) -> RecordingStage {
    column == .primary ? primary : secondary
  }
}
