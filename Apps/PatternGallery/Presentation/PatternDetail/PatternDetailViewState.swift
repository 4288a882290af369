/// A pattern, ready to show.
public struct PatternDetailViewState: Equatable, Sendable {
  public var title: String
  /// Who heard the last tap, with its label.
  public var hearer: TextViewData
  /// What a person can try.
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

/// One step of a path.
public struct StepViewData: Hashable, Sendable {
  /// 1-based.
  public var number: Int
  public var role: String
  public var action: String
  /// Whether it belongs to the part of the path that is lit.
  public var isLit: Bool
  public var isSelected: Bool
}

/// A bar.
public struct LayerViewData: Hashable, Sendable {
  public var name: String
  public var lines: String
  /// From 0 to 1, of the longest bar.
  public var share: Double
}
