import UIKitHosting

/// A view's margins as the app has set them.
enum _Margins: Equatable {
  case directional(NSDirectionalEdgeInsets)
  case physical(UIEdgeInsets)

  func directional(isRightToLeft: Bool) -> NSDirectionalEdgeInsets {
    switch self {
    case .directional(let margins): margins
    case .physical(let margins):
      NSDirectionalEdgeInsets(
        top: margins.top,
        leading: isRightToLeft ? margins.right : margins.left,
        bottom: margins.bottom,
        trailing: isRightToLeft ? margins.left : margins.right
      )
    }
  }
}

extension UIView {
  final var _coveredEdges: UIEdgeInsets {
    // What covers a view that is placed by hand follows from where others are.
    _updateFramesIfStale()
    guard let covered = _layoutState?.safeArea, _runtime != nil else { return .zero }
    let directional = NSDirectionalEdgeInsets(
      top: CGFloat(covered.top),
      leading: CGFloat(covered.leading),
      bottom: CGFloat(covered.bottom),
      trailing: CGFloat(covered.trailing)
    )
    return UIEdgeInsets(directional, isRightToLeft: _readsFromTheRight)
  }

  final func _setMargins(_ margins: _Margins) {
    let old = directionalLayoutMargins
    _makeLayoutState().margins = margins
    guard directionalLayoutMargins != old else { return }
    _constraintsChanged()
    if _arrangement != nil { _layoutChanged() }
    layoutMarginsDidChange()
  }

  final var _readsFromTheRight: Bool { _runtime?.isRightToLeft ?? false }

  final var _defaultMargins: NSDirectionalEdgeInsets {
    _controller == nil
      ? NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
      : NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
  }
}

extension UIEdgeInsets {
  init(_ insets: NSDirectionalEdgeInsets, isRightToLeft: Bool) {
    self.init(
      top: insets.top,
      left: isRightToLeft ? insets.trailing : insets.leading,
      bottom: insets.bottom,
      right: isRightToLeft ? insets.leading : insets.trailing
    )
  }
}
