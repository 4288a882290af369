/// A rectangle that `FrameEngine` can measure and place: a view, as seen by layout.
@MainActor
public protocol LayoutItem: AnyObject {
  var containerLayout: ContainerLayout { get }
  var placement: Placement { get }
  /// The children in order.
  var layoutItems: [any LayoutItem] { get }
  /// Whether it takes no room because it is hidden, as in a stack.
  var isCollapsed: Bool { get }

  /// The size that the item's own content asks for, children aside.
  ///
  /// `width` is the width that the item has; nil while it is open.
  func intrinsicSize(fitting width: Double?) -> IntrinsicSize

  /// The same for an item of which this much will be covered.
  func intrinsicSize(fitting width: Double?, safeArea: EdgesValue) -> IntrinsicSize

  /// The distances of the first and the last baseline from the top of an item of this size; nil
  /// where it has no text, and its bottom stands in.
  func baselines(in size: SizeValue) -> (first: Double, last: Double)?

  /// What is covered at the edges of the item's inside, given what is covered of the item: bars
  /// add to it, and what scrolls is covered by nothing.
  func innerSafeArea(_ safeArea: EdgesValue) -> EdgesValue

  /// Takes the frame, from the parent's top left corner.
  func takeFrame(_ frame: RectValue)

  /// Takes what is covered of it by bars and the device's edges.
  func takeSafeArea(_ safeArea: EdgesValue)

  /// Takes what the children need, insets included. Asked for in items whose children may be
  /// larger than they: scroll views.
  func takeContentSize(_ size: SizeValue)
}

extension LayoutItem {
  public func intrinsicSize(fitting width: Double?, safeArea: EdgesValue) -> IntrinsicSize {
    intrinsicSize(fitting: width)
  }
}

/// What an item's own content asks for, in points; nil where it asks for nothing.
public struct IntrinsicSize: Sendable, Equatable {
  public var width: Double?
  public var height: Double?

  public init(width: Double? = nil, height: Double? = nil) {
    self.width = width
    self.height = height
  }
}
