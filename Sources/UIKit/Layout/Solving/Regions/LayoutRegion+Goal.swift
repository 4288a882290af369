import AutoLayout
import UIKitHosting

extension LayoutRegion {
  /// The purpose of a layout.
  enum Goal {
    /// Places views in a root view of this size.
    case layout(SizeValue)

    /// Computes the size of the root view.
    indirect case fitting(FittingTarget)

    /// The given or target size of the root view.
    var size: CGSize {
      switch self {
      case .layout(let size): CGSize(width: size.width, height: size.height)
      case .fitting(let target): target.size
      }
    }

    var isFitting: Bool {
      if case .fitting = self { true } else { false }
    }
  }

  /// The target size of a root view, which its content may override.
  struct FittingTarget {
    var size: CGSize
    var horizontal: UILayoutPriority
    var vertical: UILayoutPriority

    /// The covered insets of the root view; nil for those of its last layout.
    var safeArea: EdgesValue?

    init(
      _ size: CGSize,
      horizontal: UILayoutPriority = .fittingSizeLevel,
      vertical: UILayoutPriority = .fittingSizeLevel,
      safeArea: EdgesValue? = nil
    ) {
      self.size = size
      self.horizontal = horizontal
      self.vertical = vertical
      self.safeArea = safeArea
    }

    /// Returns a target for the height of the content in a given width.
    static func height(in width: CGFloat) -> FittingTarget {
      FittingTarget(CGSize(width: width, height: 0), horizontal: .required)
    }

    /// A Boolean value that indicates whether only the height of the root view is computed.
    var isOfHeight: Bool {
      horizontal == .required && vertical == .fittingSizeLevel && size.height == 0
        && safeArea == nil
    }
  }

  /// The values that a fitting size depends on, besides the content.
  struct FittingKey: Hashable {
    var width: CGFloat
    var height: CGFloat
    var horizontal: Float
    var vertical: Float
    var safeArea: EdgesValue

    init(_ target: FittingTarget, safeArea: EdgesValue) {
      width = target.size.width
      height = target.size.height
      horizontal = target.horizontal.rawValue
      vertical = target.vertical.rawValue
      self.safeArea = target.safeArea ?? safeArea
    }
  }

  /// Returns the size of a view that best fits a target.
  static func size(of view: UIView, fitting target: FittingTarget) -> CGSize {
    let region = LayoutRegion(view, .fitting(target), placesViews: false)
    region.describe()
    region.solve()
    return region.rootSize
  }

  /// The size of the root view after ``solve()``.
  var rootSize: CGSize {
    CGSize(width: value(width(0)), height: value(height(0)))
  }

  /// Fixes the variables whose values are given.
  func giveValues() {
    give(0, CGRect(origin: .zero, size: goal.size))
    for index in items.indices.dropFirst() where nodes[index].flags.contains(.hasGivenPlace) {
      give(index, items[index].view._frame)
    }
  }

  /// Fixes the given parts of a view's frame.
  func give(_ item: Int, _ frame: CGRect) {
    let flags = nodes[item].flags
    if flags.contains(.hasGivenWidth) { give(item, width(item), frame.width) }
    if flags.contains(.hasGivenHeight) { give(item, height(item), frame.height) }
    give(item, origin(item, .horizontal), frame.minX)
    give(item, origin(item, .vertical), frame.minY)
  }

  private func give(_ item: Int, _ variable: Int32, _ value: CGFloat) {
    precondition(
      value.isFinite,
      "Expected a finite frame of \(items[item].view._layoutName), got \(value)."
    )
    system?.setValue(Double(value), of: Int(variable))
  }

  /// Adds the row for a fitting target of the root view.
  func addFittingRow(_ axis: NSLayoutConstraint.Axis, to rows: inout LayoutRows) {
    guard case .fitting(let target) = goal else { return }
    let priority = axis == .horizontal ? target.horizontal : target.vertical
    guard priority != .required else { return }
    rows.add(size(0, axis), 1)
    let length = axis == .horizontal ? target.size.width : target.size.height
    rows.add(constant: -Double(length))
    rows.close(.equal, priority: priority.rawValue, .implied(.fitting, root))
  }
}
