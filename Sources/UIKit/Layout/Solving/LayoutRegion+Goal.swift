import AutoLayout
import UIKitHosting

extension LayoutRegion {
  /// The purpose of a pass.
  enum Goal {
    /// To place views in a root view of this size.
    case layout(SizeValue)

    /// To find the size of the root view.
    indirect case fitting(FittingTarget)

    /// The size that the root view has or is to have.
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

  /// The size that a root view is to have, as far as its content allows.
  struct FittingTarget {
    var size: CGSize
    var horizontal: UILayoutPriority
    var vertical: UILayoutPriority

    /// The parts of the root view that are covered; nil for those of its last layout.
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

    /// The height that the content asks for in a width.
    static func height(in width: CGFloat) -> FittingTarget {
      FittingTarget(CGSize(width: width, height: 0), horizontal: .required)
    }

    /// Whether only the height of the root view is asked for.
    var isOfHeight: Bool {
      horizontal == .required && vertical == .fittingSizeLevel && size.height == 0
        && safeArea == nil
    }
  }

  /// What a fitting size depends on, besides the content.
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

  /// Returns the size of a view that fits a target best.
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

  /// Settles the variables whose values come from outside.
  func giveValues() {
    give(0, CGRect(origin: .zero, size: goal.size))
    for index in items.indices.dropFirst() where nodes[index].flags.contains(.hasGivenPlace) {
      give(index, items[index].view._frame)
    }
  }

  /// Gives a view the parts of a frame that come from outside.
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

  /// Writes what a fitting size asks of the root view.
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
