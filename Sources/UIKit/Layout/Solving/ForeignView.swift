import UIKitHosting

/// A view of another region that a constraint refers to.
@MainActor
struct ForeignView {
  let view: UIView

  /// The ancestor of the view that belongs to the region.
  let ancestor: UIView
  let guide: UILayoutGuide._Kind?

  /// The rectangle that was used to solve the constraint.
  private(set) var rectangle = CGRect.zero

  init(view: UIView, ancestor: UIView, guide: UILayoutGuide._Kind?) {
    self.view = view
    self.ancestor = ancestor
    self.guide = guide
    rectangle = lastRectangle
  }

  /// A Boolean value that indicates whether the layout that followed has moved the view.
  var hasMoved: Bool {
    let now = lastRectangle
    return abs(now.minX - rectangle.minX) + abs(now.minY - rectangle.minY)
      + abs(now.width - rectangle.width) + abs(now.height - rectangle.height) > 0.01
  }

  private var lastRectangle: CGRect {
    let frame = view._lastFrame(in: ancestor)
    var insets = EdgesValue.zero
    if guide == .safeArea || guide == .margins {
      insets = view._safeArea
    }
    if guide == .aboveKeyboard { insets = view._aboveKeyboard(view._safeArea) }
    if guide == .margins {
      let margins = view.directionalLayoutMargins._value
      insets.top += margins.top
      insets.leading += margins.leading
      insets.bottom += margins.bottom
      insets.trailing += margins.trailing
    }
    return frame.inset(
      by: UIEdgeInsets(
        NSDirectionalEdgeInsets(
          top: CGFloat(insets.top),
          leading: CGFloat(insets.leading),
          bottom: CGFloat(insets.bottom),
          trailing: CGFloat(insets.trailing)
        ),
        isRightToLeft: view._usesRightToLeftLayout
      )
    )
  }
}
