import UIKitHosting

// Frames are computed when somebody asks for them: reading one, or `layoutIfNeeded()`.

extension UIView {
  /// The frame as layout has it now.
  final var _currentFrame: CGRect {
    let isOwn = _isPlacedByHand && _layoutState?.autoresizing == nil
    if !isOwn { _updateFramesIfStale() }
    return _frame
  }

  final func _updateFramesIfStale() {
    if _runtime?.framesMayChange == true, _superview != nil { _root._solveFrames() }
  }

  /// Solves, then lays out parents before children, until nothing asks for more.
  final func _layOutNow() {
    if let runtime = _runtime, runtime.framesMayChange {
      _Animating.current?.noteLayout(in: runtime)
    }
    for _ in 0..<Self._mostLayoutPasses {
      if mayHavePendingViews { updateConstraintsIfNeeded() }
      if _runtime?.framesMayChange ?? true { _root._solveFrames() }
      if !mayHavePendingViews || !layOutPending() { return }
    }
    firstPending?._reportLayoutLoop()
  }

  /// Whether this view or one below it may need layout.
  private var mayHavePendingViews: Bool {
    guard let _runtime else { return true }
    if _runtime.layoutViews.contains(where: \._needsLayout) { return true }
    _runtime.layoutViews.removeAll(keepingCapacity: true)
    return false
  }

  private func layOutPending() -> Bool {
    let isPending = _needsLayout
    _layOut()
    return _subviews.reduce(isPending) { $1.layOutPending() || $0 }
  }

  /// The first view of this one and all below it that has asked for layout.
  private var firstPending: UIView? {
    if _needsLayout { return self }
    for child in _subviews {
      if let found = child.firstPending { return found }
    }
    return nil
  }

  /// Lays this view out if it has asked for it: constraints first, then the app's code.
  final func _layOut() {
    guard _needsLayout else { return }
    _needsLayout = false
    _updateConstraintsOfThis()
    // A window that was resized resizes what is in it, which matters to who has read frames.
    if self is UIWindow, _runtime?.framesWereRead == true { _solveFrames() }
    _controller?._updateContentUnavailableIfNeeded()
    _controller?.viewWillLayoutSubviews()
    if let layer = _layerToLayOut { layer.layoutSublayers() } else { layoutSubviews() }
    _controller?.viewDidLayoutSubviews()
  }

  /// The layer, where it may do more than have its view lay out its subviews.
  private var _layerToLayOut: CALayer? {
    if let layer = _rare?.layer { return layer }
    let isNeeded = Self.layerClass != CALayer.self || _overrides.contains(.layoutSublayers)
    return isNeeded ? layer : nil
  }

  /// The size that fits the view's content in the given width.
  final func _sizeThatFits(_ size: CGSize) -> CGSize {
    // Constraints do not count, nor does the width for a text that stays in one line.
    let isOneLine = (self as? UILabel)?.numberOfLines == 1
    let content = _contentSize(fitting: isOneLine ? nil : size._givenWidth)
    return CGSize(
      width: content.width < 0 ? bounds.width : content.width,
      height: content.height < 0 ? bounds.height : content.height
    )
  }

  /// Whether the view's own `frame` places it.
  final var _isPlacedByHand: Bool {
    guard _hasOwnFrame, translatesAutoresizingMaskIntoConstraints, let _superview,
      _slot == nil || _superview._kind == .item
    else { return false }
    return !_superview._isLaidOutByDisplays || _isFramedInContainer
  }

  private var _root: UIView {
    var root = self
    while let next = root._superview { root = next }
    return root
  }
}

extension CGSize {
  /// The width that what fits has to keep to; nil for as much as it needs.
  var _givenWidth: CGFloat? {
    width > 0 && width <= 1e6 ? width : nil
  }
}

extension _SceneRuntime {
  /// Whether the app's language is written from the right.
  var isRightToLeft: Bool { application._isRightToLeft }
}

extension Device {
  /// Whether its apps are laid out from right to left.
  @MainActor
  var _isRightToLeft: Bool { forcesRightToLeft || _WritingDirection.isRightToLeft(language) }
}

/// Remembers which languages are written from the right: asking costs microseconds.
@MainActor
private enum _WritingDirection {
  private static var known: [String: Bool] = [:]

  static func isRightToLeft(_ language: String) -> Bool {
    if let answer = known[language] { return answer }
    let answer = Locale.Language(identifier: language).characterDirection == .rightToLeft
    // Languages come from readers: the number kept is bounded.
    if known.count < 1000 { known[language] = answer }
    return answer
  }
}
