import UIKitHosting

/// A layout item made of plain values.
@MainActor
final class LayoutBox: LayoutItem {
  var containerLayout: ContainerLayout
  var placement = Placement()
  var children: [LayoutBox]
  var isCollapsed = false
  var text: String?
  var size: IntrinsicSize
  var baseline: Double?
  /// The height of a bar over the children.
  var bar = 0.0
  private(set) var frame = RectValue.zero
  private(set) var coveredEdges = EdgesValue.zero
  private(set) var scrolledSize: SizeValue?

  init(
    _ layout: ContainerLayout = .overlay(margins: .zero),
    width: Double? = nil,
    height: Double? = nil,
    text: String? = nil,
    _ children: [LayoutBox] = []
  ) {
    containerLayout = layout
    size = IntrinsicSize(width: width, height: height)
    self.text = text
    self.children = children
  }

  convenience init(_ children: [LayoutBox]) {
    self.init(.overlay(margins: .zero), children)
  }

  var layoutItems: [any LayoutItem] { children }

  func intrinsicSize(fitting width: Double?) -> IntrinsicSize {
    guard let text else { return size }
    let size = TextMetrics(pointSize: 10).size(of: text, fitting: width)
    return IntrinsicSize(width: size.width, height: size.height)
  }

  func baselines(in size: SizeValue) -> (first: Double, last: Double)? {
    baseline.map { ($0, $0) }
  }

  func innerSafeArea(_ safeArea: EdgesValue) -> EdgesValue {
    var inner = safeArea
    inner.top += bar
    return inner
  }

  func takeFrame(_ frame: RectValue) {
    self.frame = frame
  }

  func takeSafeArea(_ safeArea: EdgesValue) {
    coveredEdges = safeArea
  }

  func takeContentSize(_ size: SizeValue) {
    scrolledSize = size
  }

  // MARK: - Making placements

  func placed(_ change: (inout Placement) -> Void) -> LayoutBox {
    change(&placement)
    return self
  }

  func pinned(_ inset: Double = 0, to reference: AxisPlacement.Reference = .edge) -> LayoutBox {
    placed {
      $0.horizontal.pin(inset, inset, reference)
      $0.vertical.pin(inset, inset, reference)
    }
  }
}

extension AxisPlacement {
  /// Sets both insets; a nil one stays open.
  mutating func pin(
    _ leading: Double?,
    _ trailing: Double?,
    _ reference: Reference = .edge
  ) {
    self.leading = leading.map { Inset(distance: $0, reference: reference) }
    self.trailing = trailing.map { Inset(distance: $0, reference: reference) }
  }

  mutating func pinAtLeast(_ leading: Double?, _ trailing: Double?) {
    self.leading = leading.map { Inset(distance: $0, isMinimum: true) }
    self.trailing = trailing.map { Inset(distance: $0, isMinimum: true) }
  }
}

extension StackLayout {
  static func make(
    _ axis: AxisValue,
    spacing: Double = 0,
    _ alignment: Alignment = .fill,
    _ distribution: Distribution = .fill,
    margins: EdgesValue = .zero
  ) -> ContainerLayout {
    .stack(
      StackLayout(
        axis: axis,
        spacing: spacing,
        alignment: alignment,
        distribution: distribution,
        margins: margins
      )
    )
  }
}

extension RectValue {
  init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    self.init(x: x, y: y, width: width, height: height)
  }
}

/// Lays `root` out in a size and gives its children's frames.
@MainActor
func frames(
  _ root: LayoutBox,
  _ width: Double,
  _ height: Double,
  isRightToLeft: Bool = false,
  safeArea: EdgesValue = .zero
) -> [RectValue] {
  FrameEngine(isRightToLeft: isRightToLeft)
    .layOut(root, size: SizeValue(width: width, height: height), safeArea: safeArea)
  return root.children.map(\.frame)
}
