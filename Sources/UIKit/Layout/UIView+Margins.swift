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
  /// The margins of `layoutMarginsGuide`: 8 points, and 16 at the sides of a controller's view
  /// and none above and below it, unless set.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { _layoutState?.margins?.directional(isRightToLeft: isRightToLeft) ?? _defaultMargins }
    set { setMargins(.directional(newValue)) }
  }

  /// The same margins, told from the left.
  public var layoutMargins: UIEdgeInsets {
    get { UIEdgeInsets(directionalLayoutMargins, isRightToLeft: isRightToLeft) }
    set { setMargins(.physical(newValue)) }
  }

  /// What bars and the edges of the device cover of this view; zero outside a window.
  public var safeAreaInsets: UIEdgeInsets {
    // What covers a view that is placed by hand follows from where others are.
    _updateFramesIfStale()
    guard let covered = _layoutState?.safeArea, _runtime != nil else { return .zero }
    let directional = NSDirectionalEdgeInsets(
      top: CGFloat(covered.top),
      leading: CGFloat(covered.leading),
      bottom: CGFloat(covered.bottom),
      trailing: CGFloat(covered.trailing)
    )
    return UIEdgeInsets(directional, isRightToLeft: isRightToLeft)
  }

  private func setMargins(_ margins: _Margins) {
    let old = directionalLayoutMargins
    _makeLayoutState().margins = margins
    guard directionalLayoutMargins != old else { return }
    _constraintsChanged()
    if _arrangement != nil { _invalidate(.layout) }
    layoutMarginsDidChange()
  }

  private var isRightToLeft: Bool { _runtime?.isRightToLeft ?? false }

  private var _defaultMargins: NSDirectionalEdgeInsets {
    _controller == nil
      ? NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
      : NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
  }
}

extension UIEdgeInsets {
  fileprivate init(_ insets: NSDirectionalEdgeInsets, isRightToLeft: Bool) {
    self.init(
      top: insets.top,
      left: isRightToLeft ? insets.trailing : insets.leading,
      bottom: insets.bottom,
      right: isRightToLeft ? insets.leading : insets.trailing
    )
  }
}
