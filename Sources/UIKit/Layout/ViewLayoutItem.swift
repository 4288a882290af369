import UIKitHosting

/// A view as the frame engine sees it, for the length of one pass.
@MainActor
final class _ViewLayoutItem: LayoutItem {
  private let view: UIView
  private(set) lazy var placement = view._displayedPlacement
  let isCollapsed: Bool
  private(set) lazy var containerLayout = view._displayedLayout
  private(set) lazy var layoutItems: [any LayoutItem] = view._displayedSubviews.map {
    _ViewLayoutItem($0)
  }

  init(_ view: UIView) {
    self.view = view
    isCollapsed = view.isHidden && view._isArranged
  }

  func intrinsicSize(fitting width: Double?) -> IntrinsicSize {
    let size =
      if let label = view as? UILabel {
        label._fittingSize(fitting: width.map { CGFloat($0) })
      } else if let button = view as? UIButton {
        button._fittingSize(fitting: width.map { CGFloat($0) })
      } else if let text = view as? UITextView, !text.isScrollEnabled {
        text._textSize(fitting: width.map { CGFloat($0) })
      } else if let height = view._barHeight {
        CGSize(width: UIView.noIntrinsicMetric, height: height)
      } else {
        view.intrinsicContentSize
      }
    return IntrinsicSize(
      width: size.width == UIView.noIntrinsicMetric ? nil : Double(size.width),
      height: size.height == UIView.noIntrinsicMetric ? nil : Double(size.height)
    )
  }

  func baselines(in size: SizeValue) -> (first: Double, last: Double)? {
    view._baselines(in: size)
  }

  func innerSafeArea(_ safeArea: EdgesValue) -> EdgesValue {
    view._innerSafeArea(safeArea)
  }

  func takeFrame(_ frame: RectValue) {
    view._takeFrame(
      CGRect(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
    )
  }

  func takeSafeArea(_ safeArea: EdgesValue) {
    let safeArea = view._withAdditions(safeArea)
    guard safeArea != view._layoutState?.safeArea ?? .zero else { return }
    view._makeLayoutState().safeArea = safeArea
  }

  func takeContentSize(_ size: SizeValue) {
    (view as? UIScrollView)?._contentSize = CGSize(width: size.width, height: size.height)
  }
}
