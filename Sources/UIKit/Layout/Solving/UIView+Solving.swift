import UIKitHosting

// The solver's interface for views.

extension UIView {
  /// The maximum number of passes in a layout before it is considered endless.
  static let _maximumLayoutPasses = 10

  /// Solves the constraints of the tree whose root is this view, and sets frames; in a scene, those of
  /// all its windows.
  final func _solveFrames() {
    defer { _LayoutObservations.send() }
    _runtime?.framesWereRead = true
    if _runtime?.solveQueued() == true { return }
    let visitsAll =
      _runtime.map { $0.allFramesAreStale || $0.constraintsCrossRegions } ?? false
    _runtime?.framesAreStale = false
    _runtime?.allFramesAreStale = false
    _runtime?.constraintsCrossRegions = false
    let roots: [UIView] = _runtime?.windows ?? [self]
    let insetViews = roots.flatMap { $0._solveTree(visitsAll: visitsAll) }
    // Views with changed frames have requested layout, which has not moved anything yet.
    _runtime?.framesAreStale = false
    for view in insetViews { view._insetsDidChange() }
  }

  /// - Returns: The views whose insets have changed.
  private final func _solveTree(visitsAll: Bool) -> [UIView] {
    let covered = (self as? UIWindow)?._coveredInsets ?? .zero
    var visitsAll = visitsAll
    var rounds = 0
    var isDone = false
    var insetViews: [UIView] = []
    while !isDone, rounds < 4 {
      rounds += 1
      let pass = LayoutPass(visitsAll: visitsAll)
      pass.layOut(self, covered: covered)
      insetViews += pass.insetViews
      isDone = !pass.needsAnother && !pass.hasMovedForeignViews
      if pass.hasForeignViews { _runtime?.constraintsCrossRegions = true }
      if isDone || rounds == 4 { pass.end() }
      visitsAll = true
    }
    return insetViews
  }

  /// Notifies the view and its controller of changed safe areas and margins.
  private final func _insetsDidChange() {
    safeAreaInsetsDidChange()
    if let scrollView = self as? UIScrollView {
      scrollView._reportInsets()
      scrollView.setNeedsLayout()
    }
    layoutMarginsDidChange()
    _controller?.viewSafeAreaInsetsDidChange()
    _controller?.viewLayoutMarginsDidChange()
  }

  /// Returns the size of the content that best fits a target.
  final func _solvedSize(fitting target: LayoutRegion.FittingTarget) -> CGSize {
    guard _placesByConstraints, _beginsRegion else {
      return LayoutRegion.size(of: self, fitting: target)
    }
    return _makeLayoutSystem().size(of: self, fitting: target)
  }

  /// A Boolean value that indicates whether constraints set the view's own size.
  final var _hasOwnLengths: Bool { _layoutState?.ownConstraints.isEmpty == false }

  final func _makeLayoutSystem() -> LayoutSystem {
    if let _layoutSystem { return _layoutSystem }
    let system = LayoutSystem()
    _layoutSystem = system
    return system
  }

  /// The reported conflicts of required constraints in this view and its descendants.
  package final var _layoutConflicts: [String] {
    let own = _beginsRegion ? _layoutSystem?.conflicts ?? [] : []
    return _subviews.reduce(into: own) { $0 += $1._layoutConflicts }
  }

  /// Reports a view that requests layout each time it is laid out.
  final func _reportLayoutLoop() {
    LayoutReports.write(
      """
      Layout loop: \(_layoutName) still needs layout after \(Self._maximumLayoutPasses) passes. \
      Does its layoutSubviews() change what its layout depends on, each time?
      """
    )
  }
}
