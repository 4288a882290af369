import UIKitHosting

/// Computes the frames of a bar's buttons, and of the views that an app has placed among them.
///
/// Displays place buttons by the same rules: leading buttons from the leading edge, trailing
/// buttons from the trailing edge, and the title view in the middle, as far as both leave room.
@MainActor
struct BarItemFrames {
  /// A view that the bar places.
  @MainActor
  private struct Item {
    let view: UIView

    /// The button that displays draw; nil for a view of the app.
    let button: _BarButtonView?
    let size: CGSize

    var slot: Slot? { view._slot }
  }

  let bar: UIView
  let size: CGSize
  /// The insets of the bar that safe areas cover.
  let covered: EdgesValue
  /// The items in the order of the bar's subviews.
  private let items: [Item]

  init(bar: UIView, size: CGSize, covered: EdgesValue) {
    self.bar = bar
    self.size = size
    self.covered = covered
    let row = min(
      Self.buttonHeight,
      (bar as? _NavigationBarView)?._rowHeight ?? bar.intrinsicContentSize.height
    )
    items = bar._subviews.compactMap { view in
      let button = view._kind == .barButton ? view as? _BarButtonView : nil
      guard !view._isCollapsed, button?.isHidden != true, view._isPlacedInBar || button != nil
      else {
        return nil
      }
      return Item(
        view: view,
        button: button,
        size: Self.size(of: view, button, in: CGSize(width: size.width, height: row))
      )
    }
  }

  /// Returns the frame of a view in the bar; nil for views that displays place: titles, and search
  /// bars below them.
  func frame(of child: UIView) -> CGRect? {
    guard let item = items.first(where: { $0.view === child }) else { return nil }
    var frame = CGRect(origin: .zero, size: item.size)
    if item.slot == .barTitleView {
      placeTitle(&frame)
    } else {
      frame.origin.x = start(of: item) + (item.button == nil ? margin : 0)
      if item.button?.style == .flexibleSpace { frame.size.width += flexibleSpace(of: item) }
      if item.button?.style == .back {
        frame.origin.x -= Self.overhang
        frame.size.width += Self.overhang
      }
    }
    if bar._usesRightToLeftLayout { frame.origin.x = size.width - frame.maxX }
    frame.origin.y = middle - frame.height / 2
    return frame
  }

  /// Returns the size that the content requests, or that of a frame that the app has set.
  private static func size(of child: UIView, _ button: _BarButtonView?, in bar: CGSize) -> CGSize {
    if let button { return CGSize(width: width(of: button), height: bar.height) }
    // A search bar beside buttons takes a third of the width; as a title view, all of it.
    if child is UISearchBar {
      let width = child._slot == .barTitleView ? bar.width : min(max(bar.width / 3, 150), 320)
      return CGSize(width: width, height: bar.height)
    }
    var size = child._solvedSize(fitting: LayoutRegion.FittingTarget(.zero))
    if child._flags.hasOwnFrame, child.translatesAutoresizingMaskIntoConstraints {
      if child._frame.width > 0 { size.width = child._frame.width }
      if child._frame.height > 0 { size.height = child._frame.height }
    }
    return size
  }

  private static func width(of button: _BarButtonView) -> CGFloat {
    let width = button._widthInBar
    guard button.style == .back, let window = button._runtime?.environment.width else {
      return width
    }
    return min(width, backPart * CGFloat(window) - overhang)
  }

  // MARK: - Horizontal

  /// The maximum share of the window's width that a back button takes.
  private static let backPart: CGFloat = 0.45
  private typealias Metrics = SystemMetrics.Bar
  private static let overhang = CGFloat(Metrics.overhang)
  private static let buttonHeight = CGFloat(Metrics.button)
  private static let edge = CGFloat(Metrics.side)
  private static let gap = CGFloat(Metrics.gap)

  private var leadingEdge: CGFloat { Self.edge + CGFloat(covered.leading) }
  private var trailingEdge: CGFloat { Self.edge + CGFloat(covered.trailing) }

  /// The spacing between an app's view and its neighbours, in points.
  private var margin: CGFloat { bar._kind == .toolbar ? 0 : 8 }

  /// Returns the distance of an item from the bar's leading edge, without its margin.
  private func start(of item: Item) -> CGFloat {
    let items = items(beside: item)
    let index = items.firstIndex { $0.view === item.view } ?? items.count
    if item.slot == .barTrailing {
      return size.width - trailingEdge - width(of: items[index...])
    }
    return leadingEdge + width(of: items[..<index]) + space(in: items, before: index)
  }

  /// Returns the items of the same side, leading first.
  private func items(beside item: Item) -> [Item] {
    item.slot == .barLeading ? leadingItems : items(in: item.slot)
  }

  private var leadingItems: [Item] { items(in: .barBack) + items(in: .barLeading) }

  private func items(in slot: Slot?) -> [Item] { items.filter { $0.slot == slot } }

  private func width(of items: some Sequence<Item>) -> CGFloat {
    items.reduce(0) { width, item in
      width + item.size.width + (item.button == nil ? 2 * margin : 0)
    }
  }

  /// Returns the width that a flexible space receives in addition to its minimum.
  private func flexibleSpace(of item: Item) -> CGFloat {
    let items = items(beside: item)
    guard let index = items.firstIndex(where: { $0.view === item.view }) else { return 0 }
    return space(in: items, before: index + 1) - space(in: items, before: index)
  }

  /// Returns the total width of the flexible spaces before an item.
  private func space(in items: [Item], before index: Int) -> CGFloat {
    func count(_ items: some Sequence<Item>) -> CGFloat {
      CGFloat(items.count { $0.button?.style == .flexibleSpace })
    }
    let all = count(items)
    guard all > 0 else { return 0 }
    let left = size.width - leadingEdge - trailingEdge - width(of: items)
    return max(0, left) * count(items[..<index]) / all
  }

  private func placeTitle(_ frame: inout CGRect) {
    let leading = width(of: leadingItems)
    let trailing = width(of: items(in: .barTrailing))
    let room = size.width - leadingEdge - trailingEdge - 2 * Self.gap
    frame.size.width = min(frame.width, max(0, room - leading - trailing))
    let sides = room - frame.width
    let start = max(leading, min(sides / 2, sides - trailing))
    frame.origin.x = leadingEdge + start + Self.gap
  }

  // MARK: - Vertical

  /// The vertical centre of the row of buttons.
  private var middle: CGFloat {
    guard let bar = bar as? _NavigationBarView else { return bar.intrinsicContentSize.height / 2 }
    return size.height - bar._height + bar._rowHeight / 2
  }
}
