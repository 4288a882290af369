/// The state that a view's appearance depends on.
public protocol UIConfigurationState {
  init(traitCollection: UITraitCollection)

  var traitCollection: UITraitCollection { get set }

  /// A custom state of the app; nil if unset.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The state of a cell.
public struct UICellConfigurationState: UIConfigurationState, Hashable, Sendable {
  public var traitCollection: UITraitCollection
  public var isSelected = false
  public var isHighlighted = false
  public var isDisabled = false
  public var isEditing = false
  public var isSwiped = false
  public var isExpanded = false
  public var isReordering = false
  /// The focus state; keys do not move focus between cells here.
  public var isFocused = false
  public var isPinned = false
  /// The cell's role in a drag.
  public var cellDragState = DragState.none
  /// The cell's role in a drop.
  public var cellDropState = DropState.none

  public enum DragState: Int, Sendable {
    case none, lifting, dragging
  }

  public enum DropState: Int, Sendable {
    case none, notTargeted, targeted
  }

  private var custom = CustomStates()

  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom.values[key] }
    set { custom.values[key] = newValue }
  }

  public init(traitCollection: UITraitCollection) {
    self.traitCollection = traitCollection
  }
}
