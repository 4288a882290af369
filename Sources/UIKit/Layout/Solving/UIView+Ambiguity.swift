import AutoLayout
import UIKitHosting

// The effect of constraints on a view, for debugging.

extension UIView {
  /// The region that places this view, solved.
  private final var _placingRegion: LayoutRegion? {
    var root = self
    while let next = root._superview { root = next }
    root._solveFrames()
    var view: UIView? = _superview
    while let current = view {
      if let region = current._solvedRegion, region.index(of: self) != nil { return region }
      view = current._superview
    }
    return nil
  }

  /// The region that begins at this view, described again if it was freed.
  private final var _solvedRegion: LayoutRegion? {
    guard let system = _layoutSystem else { return nil }
    if let region = system.region { return region }
    guard _beginsRegion else { return nil }
    return system.solve(
      self,
      size: SizeValue(width: Double(_frame.width), height: Double(_frame.height))
    )
  }

  final var _hasAmbiguousLayout: Bool {
    guard let region = _placingRegion, let index = region.index(of: self),
      let system = region.system
    else { return false }
    return [NSLayoutConstraint.Axis.horizontal, .vertical].contains { axis in
      [region.size(index, axis), region.origin(index, axis)].contains { variable in
        system.isAmbiguous(Int(variable), SolvedLayout.solver)
      }
    }
  }

  final func _constraintsAffectingLayout(
    _ axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    guard let region = _placingRegion, let index = region.index(of: self),
      let template = region.system?.template
    else { return [] }
    let clusters = Set(
      [region.size(index, axis), region.origin(index, axis)].compactMap { variable in
        template.cluster(ofVariable: Int(variable))
      }
    )
    let constraints = region.items.flatMap { item in
      (item.view._layoutState?.ownConstraints ?? []) + (item.view._layoutState?.constraints ?? [])
    }
    return constraints.filter { constraint in
      constraint._row >= 0
        && clusters.contains(template.cluster(ofConstraint: Int(constraint._row)))
    }.sorted { $0._order < $1._order }
  }
}
