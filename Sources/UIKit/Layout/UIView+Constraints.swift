import UIKitHosting

// From active constraints to layout and placements, when somebody needs them.

extension UIView {
  /// The constraints among the subviews have changed, or may mean something else.
  ///
  /// - Parameter change: What the solver has to know; nil for nothing.
  final func _constraintsChanged(_ change: LayoutChange? = .constraints) {
    _makeLayoutState().needsRecognition = true
    if let change { _invalidateSolution(change) }
    if !_usesSolvedLayout { _runtime?.framesAreStale = true }
    setNeedsLayout()
  }

  /// A constraint held here has changed; one of a view alone concerns its superview.
  final func _constraintsChanged(
    with constraint: NSLayoutConstraint,
    _ change: LayoutChange = .constraints
  ) {
    if constraint._isOfOneView {
      _invalidateSolution(change)
      // The superview's region is another one where this view begins its own.
      _superview?._constraintsChanged(_beginsRegion || !change.isPrecise ? change : nil)
    } else {
      _constraintsChanged(change)
    }
  }

  /// Subviews changed their order, or one came and brings its own constraints.
  final func _layoutChildrenChanged(inserted child: UIView? = nil) {
    let isConcerned =
      _layoutState?.layout != nil || _layoutState?.constraints.isEmpty == false
      || child?._layoutState?.ownConstraints.isEmpty == false
    if isConcerned { _constraintsChanged() }
  }

  final func _recogniseIfNeeded() {
    if _usesSolvedLayout { return }
    guard let state = _layoutState, state.needsRecognition else { return }
    state.needsRecognition = false
    recognise(state)
  }

  /// What the recogniser did not understand in this view and all below it, as text.
  package final var _unrecognisedConstraints: [String] {
    _recogniseIfNeeded()
    let problems = _layoutState?.problems ?? []
    return _subviews.reduce(into: problems) { $0 += $1._unrecognisedConstraints }
  }

  /// The closest view that contains both; a view contains itself.
  final func _commonAncestor(with other: UIView) -> UIView? {
    var candidate: UIView? = self
    while let view = candidate, !other.isDescendant(of: view) { candidate = view._superview }
    return candidate
  }

  /// A view's name in reports.
  final var _layoutName: String {
    if let standIn = self as? _GuideView {
      let name = standIn.guide?.identifier ?? ""
      return name.isEmpty ? "UILayoutGuide" : name
    }
    return accessibilityIdentifier ?? String(describing: type(of: self))
  }

  // MARK: - Recognising

  private func recognise(_ state: _LayoutState) {
    let constraints = relevantConstraints(state)
    guard !constraints.isEmpty else { return apply(nil, state, [], constrained: []) }
    let numbers = Dictionary(
      uniqueKeysWithValues: _subviews.enumerated().map { (ObjectIdentifier($1), $0) }
    )
    let rules = constraints.map { rule($0, numbers) }
    let result = LayoutRecogniser.recognise(
      recogniserContainer,
      margins: directionalLayoutMargins._value,
      children: _subviews.count,
      contents: { [_subviews] in _subviews[$0]._knownContent },
      rules: rules,
      isRightToLeft: _runtime?.isRightToLeft ?? false
    )
    apply(result, state, constraints, constrained: constrainedChildren(rules))
  }

  private func relevantConstraints(_ state: _LayoutState) -> [NSLayoutConstraint] {
    _subviews.reduce(into: state.constraints) { constraints, child in
      if let own = child._layoutState?.ownConstraints { constraints += own }
    }
  }

  private var recogniserContainer: LayoutRecogniser.Container {
    if let _arrangement {
      return .stack(
        _arrangement,
        arranged: Set(_subviews.indices.filter { _subviews[$0]._isArranged })
      )
    }
    return self is UIScrollView ? .scroll : .plain
  }

  private func rule(
    _ constraint: NSLayoutConstraint,
    _ numbers: [ObjectIdentifier: Int]
  ) -> LayoutRule {
    func side(_ side: NSLayoutConstraint.Side) -> LayoutRule.Side {
      LayoutRule.Side(subject(side, numbers), side.attribute)
    }
    return LayoutRule(
      side(constraint._first),
      constraint._relation,
      constraint._second.map(side),
      multiplier: Double(constraint._multiplier),
      constant: Double(constraint.constant),
      priority: Double(constraint.priority.rawValue)
    )
  }

  private func subject(
    _ side: NSLayoutConstraint.Side,
    _ numbers: [ObjectIdentifier: Int]
  ) -> LayoutRule.Subject {
    guard let view = side.view else { return .stranger }
    if view === self {
      return switch side.guide {
      case nil: .container
      case .safeArea: .safeArea
      case .margins: .margins
      case .readable: .readable
      case .content: .content
      case .frame: .viewport
      }
    }
    guard side.guide == nil, let number = numbers[ObjectIdentifier(view)] else {
      return .stranger
    }
    return .child(number)
  }

  private func constrainedChildren(_ rules: [LayoutRule]) -> Set<Int> {
    rules.reduce(into: []) { children, rule in
      if case .child(let child) = rule.first.subject { children.insert(child) }
      if case .child(let child)? = rule.second?.subject { children.insert(child) }
    }
  }

  // MARK: - Applying

  private func apply(
    _ result: LayoutRecogniser.Result?,
    _ state: _LayoutState,
    _ constraints: [NSLayoutConstraint],
    constrained: Set<Int>
  ) {
    if state.layout != result?.layout {
      state.layout = result?.layout
      if !_isLaidOutByDisplays { _mark(.layout) }
    }
    for (index, child) in _subviews.enumerated() {
      let placement = constrained.contains(index) ? result?.placements[index] : nil
      guard placement != child._layoutState?.placement else { continue }
      child._makeLayoutState().placement = placement
      child._mark(.placement)
    }
    state.usesContents = result?.usesContents ?? false
    state.problems = problems(result, constraints)
    for problem in state.problems { _LayoutLog.report(problem) }
  }

  private func problems(
    _ result: LayoutRecogniser.Result?,
    _ constraints: [NSLayoutConstraint]
  ) -> [String] {
    let unknown = result?.problems.map { "\(constraints[$0.rule]._text): \($0.reason)" } ?? []
    return unknown + constraints.compactMap(\._autoresizingProblem)
  }
}

extension NSLayoutConstraint {
  /// On iOS a view that has constraints of its own and translates its frame too is torn between
  /// the two.
  fileprivate var _autoresizingProblem: String? {
    guard let view = torn(_first.view) ?? torn(_second?.view) else { return nil }
    return """
      \(_text): set translatesAutoresizingMaskIntoConstraints of \(view._layoutName) to false, or \
      its frame contradicts the constraint on iOS
      """
  }
}

extension NSLayoutConstraint {
  private func torn(_ view: UIView?) -> UIView? {
    guard let view, view.translatesAutoresizingMaskIntoConstraints, view !== _owner
    else { return nil }
    return view
  }
}

/// Says once, on standard error, which constraints are not understood.
@MainActor
enum _LayoutLog {
  private static var known: Set<String> = []

  static func report(_ problem: String) {
    guard known.count < 1000, known.insert(problem).inserted else { return }
    FileHandle.standardError.write(Data("UIKit: constraint not understood: \(problem)\n".utf8))
  }
}
