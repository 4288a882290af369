import UIKitHosting

// Layout by the solver, as views see it.

extension UIView {
  /// The most passes of one layout before it counts as endless.
  static let _mostLayoutPasses = 10

  /// Solves the constraints of this view's tree, of which it is the root, and sets frames.
  final func _solveFrames() {
    defer { _LayoutObservations.send() }
    _runtime?.framesWereRead = true
    if _runtime?.solveQueued() == true { return }
    var visitsAll =
      _runtime.map { $0.allFramesAreStale || $0.constraintsCrossRegions } ?? false
    _runtime?.framesAreStale = false
    _runtime?.allFramesAreStale = false
    _runtime?.constraintsCrossRegions = false
    let covered = self is UIWindow ? _runtime?.environment.safeArea ?? .zero : .zero
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
    // Views that took another frame have asked for layout, which did not move anything yet.
    _runtime?.framesAreStale = false
    for view in insetViews { view._insetsDidChange() }
  }

  /// Tells the view and its controller of other safe areas and margins.
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

  /// The size that the content asks for, as near to a target as that allows.
  final func _solvedSize(fitting target: LayoutRegion.FittingTarget) -> CGSize {
    guard _placesByConstraints, _beginsRegion else {
      return LayoutRegion.size(of: self, fitting: target)
    }
    return _makeLayoutSystem().size(of: self, fitting: target)
  }

  /// Whether constraints say how long the view itself is.
  final var _hasOwnLengths: Bool { _layoutState?.ownConstraints.isEmpty == false }

  final func _makeLayoutSystem() -> LayoutSystem {
    if let _layoutSystem { return _layoutSystem }
    let system = LayoutSystem()
    _layoutSystem = system
    return system
  }

  /// The conflicts of required constraints in this view and all below it, as they were reported.
  package final var _layoutConflicts: [String] {
    let own = _beginsRegion ? _layoutSystem?.conflicts ?? [] : []
    return _subviews.reduce(into: own) { $0 += $1._layoutConflicts }
  }

  /// Reports a view that asks for layout whenever it is laid out.
  final func _reportLayoutLoop() {
    LayoutReports.write(
      """
      Layout loop: \(_layoutName) still needs layout after \(Self._mostLayoutPasses) passes. \
      Does its layoutSubviews() change what its layout depends on, each time?
      """
    )
  }
}
