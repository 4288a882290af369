/// The view state of a pattern.
public struct PatternDetailViewState: Equatable, Sendable {
  public var title: String
  /// The part that handled the last tap, with a label.
  public var tapReceiver: TextViewData
  /// The instructions for the user.
  public var hint: String
  public var renameElsewhere: String
  public var path: Part<StepViewData>
  public var holds: Part<GraphViewData>
  public var layers: Part<LayerViewData>
  public var use: Part<String>

  /// A part of the screen with its heading.
  public struct Part<Row: Hashable & Sendable>: Hashable, Sendable {
    public var title: String
    public var rows: [Row]
  }
}

/// A value with its label.
public struct TextViewData: Hashable, Sendable {
  public var label: String
  public var value: String
}

/// A step of a path.
public struct StepViewData: Hashable, Sendable {
  /// The number, 1-based.
  public var number: Int
  public var role: String
  public var action: String
  /// A Boolean value that indicates whether the step belongs to the highlighted part of the path.
  public var isHighlighted: Bool
  public var isSelected: Bool
}

/// The lines of a layer, as a bar.
public struct LayerViewData: Hashable, Sendable {
  public var name: String
  public var lines: String
  /// The length relative to the longest bar, from 0 to 1.
  public var share: Double
}
