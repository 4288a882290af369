import UIKitHosting

// Displays lay out without asking, and two distributions follow from the lengths of contents: what
// those come to is told with the placements, and told again when it has changed.

/// What follows from the lengths of the views in a stack, by view.
struct _StackProportions: Equatable {
  /// What contents ask for along the axis; empty unless the stack fills proportionally.
  var weights: [ObjectIdentifier: Double] = [:]
  /// Points behind views; empty unless the stack has equal distances of centres.
  var gaps: [ObjectIdentifier: Double] = [:]
}

extension UIStackView {
  private var _isWeighed: Bool {
    distribution == .fillProportionally || distribution == .equalCentering
  }

  /// Enters the books of its scene, which weighs it before each commit.
  final func _weighIfNeeded() {
    guard let _runtime, !_runtime.usesSolvedLayout,
      _isWeighed || _proportions != _StackProportions()
    else { return }
    if !_runtime.weighedStacks.contains(where: { $0 === self }) {
      _runtime.weighedStacks.append(self)
    }
  }

  /// Computes what has to be told, and tells what has changed.
  /// - Returns: Whether the stack must be weighed again before the next commit.
  final func _weigh() -> Bool {
    let old = _proportions
    let views = arrangedSubviews.filter { !$0.isHidden }
    _proportions = _StackProportions()
    if distribution == .fillProportionally { _proportions.weights = weights(of: views) }
    if distribution == .equalCentering { _proportions.gaps = gaps(between: views) }
    for view in arrangedSubviews {
      let id = ObjectIdentifier(view)
      if old.weights[id] != _proportions.weights[id] || old.gaps[id] != _proportions.gaps[id] {
        view._mark(.placement)
      }
    }
    return _isWeighed
  }

  /// Adds what was computed for an arranged subview to its placement.
  final func _addProportions(of view: UIView, to placement: inout Placement) {
    let id = ObjectIdentifier(view)
    if let weight = _proportions.weights[id] {
      if axis == .horizontal {
        placement.horizontal.weight = weight
      } else {
        placement.vertical.weight = weight
      }
    }
    if let gap = _proportions.gaps[id] { placement.customSpacing = gap }
  }

  private func weights(of views: [UIView]) -> [ObjectIdentifier: Double] {
    let engine = FrameEngine(isRightToLeft: _runtime?.isRightToLeft ?? false)
    // The engine knows items by their identity: all of them live as long as it does.
    let items = views.map(_ViewLayoutItem.init)
    let isRow = axis == .horizontal
    return zip(views, items).reduce(into: [:]) { weights, pair in
      let (view, item) = pair
      let size = engine.contentSize(of: item, width: isRow ? nil : Double(view.frame.width))
      weights[ObjectIdentifier(view)] = isRow ? size.width : size.height
    }
  }

  private func gaps(between views: [UIView]) -> [ObjectIdentifier: Double] {
    let isRow = axis == .horizontal
    let margins = _arrangement?.margins ?? .zero
    let inset =
      isRow ? margins.leading + margins.trailing : margins.top + margins.bottom
    let length = Double(isRow ? bounds.width : bounds.height)
    let gaps = LineFlex.centredGaps(
      lengths: views.map { Double(isRow ? $0.frame.width : $0.frame.height) },
      minimums: views.dropLast().map { Double($0._layoutState?.customSpacing ?? spacing) },
      room: length - inset
    )
    return zip(views, gaps).reduce(into: [:]) { $0[ObjectIdentifier($1.0)] = $1.1 }
  }
}

extension UIStackView {
  /// How much the arranged subviews are against a longer stack: along the axis the one gives way that
  /// minds least, where all grow the one counts that minds most.
  ///
  /// - Returns: Nil where the stack says it itself, or its gaps or ends give way.
  final func _huggingOfArranged(_ axis: NSLayoutConstraint.Axis) -> Double? {
    let isAlong = axis == self.axis
    guard _layoutState?.hugging[axis] == nil,
      isAlong ? distribution == .fill : alignment == .fill
    else { return nil }
    let all = arrangedSubviews.lazy.filter { !$0.isHidden }.map { view -> Double in
      let placement = view._layoutState?.placement
      let own = axis == .horizontal ? placement?.horizontal : placement?.vertical
      if own?.length != nil { return Double(UILayoutPriority.required.rawValue) }
      let content = view._contentLengths
      return view._hugging(
        axis,
        hasContent: axis == .horizontal ? content.horizontal : content.vertical
      )
    }
    return isAlong ? all.min() : all.max()
  }

  /// An arranged subview minds more or less, or is there no longer, which may count for the stack.
  final func _huggingOfArrangedChanged() {
    _runtime?.noteHugging(of: self)
  }

  /// Has displays told of what has changed since they were, here and in the stacks that it is in.
  final func _settleHugging() {
    let isTold = _toldHugging.map { told in
      told.horizontal == _hugging(.horizontal, hasContent: true)
        && told.vertical == _hugging(.vertical, hasContent: true)
    }
    guard isTold != true else { return }
    _mark(.placement)
    (_superview as? UIStackView)?._settleHugging()
  }
}
