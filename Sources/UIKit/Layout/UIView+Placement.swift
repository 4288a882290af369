import UIKitHosting

// What displays are told of a view's layout.

extension UIView {
  final func _makeContainerLayout() -> ContainerLayout {
    if _usesSolvedLayout { return .frames }
    _recogniseIfNeeded()
    if let _arrangement { return .stack(_arrangement) }
    return _layoutState?.layout ?? .overlay(margins: .zero)
  }

  final func _makePlacement() -> Placement {
    if _usesSolvedLayout { return _solvedPlacement }
    _superview?._recogniseIfNeeded()
    var placement = _layoutState?.placement ?? Placement()
    nameLinks(&placement)
    if _isPlacedByHand {
      placement.frame = RectValue(_frame)
      if let autoresizing = _layoutState?.autoresizing { autoresizing.apply(to: &placement) }
      if let layer = self as? _LayerView, layer.isBehind { placement.level = -1 }
    }
    if _superview?._arrangement != nil { placement.isOverlay = !_isArranged }
    if _liesOverTitle(placement) { placement.isOverlay = true }
    placement.customSpacing = _layoutState?.customSpacing.map(Double.init)
    let content = _contentLengths
    noteSent(content)
    if _kind == .view || _kind == .control {
      placement.horizontal.content = content.width
      placement.vertical.content = content.height
    } else {
      take(content.width, &placement.horizontal, .horizontal)
      take(content.height, &placement.vertical, .vertical)
    }
    if let widest = (self as? UILabel)?._widest,
      !isStretched(placement.horizontal, .horizontal)
    {
      let maximum = placement.horizontal.maximum ?? .infinity
      placement.horizontal.maximum = min(maximum, Double(widest))
    }
    placement.horizontal.setPriorities(of: self, .horizontal, hasContent: content.horizontal)
    placement.vertical.setPriorities(of: self, .vertical, hasContent: content.vertical)
    placement.measured = _measuredText(in: placement)
    return placement
  }

  /// Whether it asks a button for no room: what does not reach from edge to edge, both ways, lies
  /// over its title and image.
  private func _liesOverTitle(_ placement: Placement) -> Bool {
    guard let button = _superview, button._kind == .button, placement.frame == nil,
      case .overlay = button._layoutState?.layout ?? .overlay(margins: .zero)
    else { return false }
    return !placement.horizontal.reachesAcross || !placement.vertical.reachesAcross
  }

  /// Tells links of a line by their nodes, rather than by their places among the children.
  private func nameLinks(_ placement: inout Placement) {
    func node(_ place: UInt32?) -> UInt32? {
      guard let place, let siblings = _superview?._subviews, siblings.indices.contains(Int(place))
      else { return nil }
      return siblings[Int(place)]._nodeID?.rawValue ?? place
    }
    if placement.link != nil { placement.link = node(placement.link) }
    if let link = placement.horizontal.leadingLink { placement.horizontal.leadingLink = node(link) }
    if let link = placement.vertical.leadingLink { placement.vertical.leadingLink = node(link) }
    if let link = placement.horizontal.trailingLink {
      placement.horizontal.trailingLink = node(link)
    }
    if let link = placement.vertical.trailingLink { placement.vertical.trailingLink = node(link) }
  }

  /// A class says how long it is, of a view that displays would measure otherwise.
  private func take(
    _ length: Double?,
    _ axis: inout AxisPlacement,
    _ direction: NSLayoutConstraint.Axis
  ) {
    if let length, !isStretched(axis, direction) { axis.length = length }
  }

  /// Whether something else than its content says how long it is.
  private func isStretched(
    _ axis: AxisPlacement,
    _ direction: NSLayoutConstraint.Axis
  ) -> Bool {
    if axis.length != nil || axis.multiplier != nil { return true }
    if _isArranged, let stack = _superview?._arrangement,
      (stack.axis == .horizontal) != (direction == .horizontal)
    {
      return stack.alignment == .fill
    }
    guard let leading = axis.leading, let trailing = axis.trailing else { return false }
    return !leading.isMinimum && !trailing.isMinimum
  }

  /// With what follows from siblings' lengths.
  final var _sentPlacement: Placement {
    if _usesSolvedLayout { return _solvedPlacement }
    var placement = _makePlacement()
    placement.additionalSafeArea = _additionalSafeArea
    if placement.additionalSafeArea != .zero, _superview?._isLaidOutByDisplays == true {
      // Displays put it there; how far from the sides, they must be told.
      placement.horizontal.leading = .init(distance: 0)
      placement.horizontal.trailing = .init(distance: 0)
      placement.vertical.leading = .init(distance: 0)
      placement.vertical.trailing = .init(distance: 0)
    }
    if _isArranged, let stack = _superview as? UIStackView {
      stack._addProportions(of: self, to: &placement)
    }
    if let stack = self as? UIStackView {
      stack._toldHugging = (placement.horizontal.hugging, placement.vertical.hugging)
    }
    return placement
  }

  private func noteSent(_ content: _ContentLengths) {
    if content == .measured {
      _layoutState?.sentContent = nil
    } else {
      _makeLayoutState().sentContent = content
    }
  }

  /// Whether the view's own `frame` places it.
  final var _isPlacedByHand: Bool {
    guard _hasOwnFrame, translatesAutoresizingMaskIntoConstraints, _layoutState?.placement == nil,
      let _superview, _slot == nil || _superview._kind == .item
    else { return false }
    return !_superview._isLaidOutByDisplays
  }

  /// How much it is against being longer than its content.
  ///
  /// Without content there is nothing to hug; what is in a view hugs for it, a little less.
  final func _hugging(_ axis: NSLayoutConstraint.Axis, hasContent: Bool) -> Double {
    if let hugging = (self as? UIStackView)?._huggingOfArranged(axis) { return hugging }
    if hasContent { return Double(contentHuggingPriority(for: axis).rawValue) }
    return _holdsItsContent ? Double(UILayoutPriority.defaultLow.rawValue) - 1 : 1
  }

  /// Whether constraints with its subviews say how large it is, as far as they do.
  fileprivate final var _holdsItsContent: Bool {
    guard _kind == .view || _kind == .control, !_subviews.isEmpty else { return false }
    _recogniseIfNeeded()
    return _layoutState?.layout != nil
  }

  /// What the view's content asks for; what asks for nothing on an axis grows first there.
  final var _contentLengths: _ContentLengths {
    let saysSize = _overrides.contains(.intrinsicContentSize)
    switch _kind {
    case .label where saysSize, .button where saysSize, .textField where saysSize:
      return _probedLengths
    case .label, .button, .stack, .calendar, .inputBoard, .activityIndicator:
      return .measured
    default:
      let size = intrinsicContentSize
      let (width, height) = (_length(size.width), _length(size.height))
      // Displays measure all but what an app draws or makes up itself.
      let isOwn = _kind == .view || _kind == .control || saysSize
      return _ContentLengths(
        horizontal: width != nil,
        vertical: height != nil,
        width: isOwn ? width : nil,
        height: isOwn ? height : nil
      )
    }
  }

  /// What a class says by overriding `intrinsicContentSize`: displays measure what it adds to.
  private final var _probedLengths: _ContentLengths {
    let (width, height) = _SizeProbe.lengths(of: self)
    func points(_ length: _SizeProbe.Length) -> Double? {
      if case .fixed(let points) = length { Double(points) } else { nil }
    }
    return _ContentLengths(
      horizontal: width != .none,
      vertical: height != .none,
      width: points(width),
      height: points(height)
    )
  }

  private final func _length(_ length: CGFloat) -> Double? {
    length == UIView.noIntrinsicMetric ? nil : Double(length)
  }

  /// An arranged subview was hidden or shown, which makes or takes room.
  final func _arrangedChildHiddenChanged(_ child: UIView) {
    _runtime?.framesAreStale = true
    (self as? UIStackView)?._huggingOfArrangedChanged()
  }
}

extension AxisPlacement {
  /// Whether it is held at both ends.
  fileprivate var reachesAcross: Bool { leading != nil && trailing != nil }

  @MainActor
  fileprivate mutating func setPriorities(
    of view: UIView,
    _ axis: NSLayoutConstraint.Axis,
    hasContent: Bool
  ) {
    hugging = view._hugging(axis, hasContent: hasContent)
    compressionResistance = Double(
      view.contentCompressionResistancePriority(for: axis).rawValue
    )
  }
}

extension RectValue {
  init(_ rect: CGRect) {
    self.init(
      x: Double(rect.minX),
      y: Double(rect.minY),
      width: Double(rect.width),
      height: Double(rect.height)
    )
  }
}
