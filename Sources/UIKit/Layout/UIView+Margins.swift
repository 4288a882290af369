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
    // The insets of a manually placed view depend on the frames of others.
    _updateFramesIfStale()
    guard let covered = _layoutState?.safeArea, _runtime != nil else { return .zero }
    let directional = NSDirectionalEdgeInsets(
      top: CGFloat(covered.top),
      leading: CGFloat(covered.leading),
      bottom: CGFloat(covered.bottom),
      trailing: CGFloat(covered.trailing)
    )
    return UIEdgeInsets(directional, isRightToLeft: _usesRightToLeftLayout)
  }

  final func _setMargins(_ margins: _Margins) {
    let old = directionalLayoutMargins
    _makeLayoutState().margins = margins
    guard directionalLayoutMargins != old else { return }
    _constraintsChanged()
    if _arrangement != nil { _layoutChanged() }
    layoutMarginsDidChange()
  }

  /// Returns the margins relative to the view's edges, for a given safe area.
  final func _margins(within safeArea: EdgesValue) -> EdgesValue {
    var margins = directionalLayoutMargins._value
    if let controller = _controller, controller.viewRespectsSystemMinimumLayoutMargins {
      let least = controller.systemMinimumLayoutMargins._value
      margins.leading = max(margins.leading, least.leading)
      margins.trailing = max(margins.trailing, least.trailing)
    }
    guard let state = _layoutState else { return margins }
    if insetsLayoutMarginsFromSafeArea {
      margins.top += safeArea.top
      margins.leading += safeArea.leading
      margins.bottom += safeArea.bottom
      margins.trailing += safeArea.trailing
    }
    guard let preserved = state.preservedMargins, preservesSuperviewLayoutMargins else {
      return margins
    }
    return EdgesValue(
      top: max(margins.top, preserved.top),
      leading: max(margins.leading, preserved.leading),
      bottom: max(margins.bottom, preserved.bottom),
      trailing: max(margins.trailing, preserved.trailing)
    )
  }

  /// The insets that bars and the device's edges cover, as of the last layout.
  final var _safeArea: EdgesValue { _layoutState?.safeArea ?? .zero }

  /// The margins relative to the view's edges, as of the last layout.
  final var _marginsFromEdges: EdgesValue { _margins(within: _safeArea) }

  /// Records that the margins' guide has moved.
  final func _marginsGuideChanged() { _constraintsChanged() }

  final var _usesRightToLeftLayout: Bool {
    switch semanticContentAttribute {
    case .unspecified: _runtime?.isRightToLeft ?? false
    case .playback, .spatial, .forceLeftToRight: false
    case .forceRightToLeft: true
    }
  }

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
