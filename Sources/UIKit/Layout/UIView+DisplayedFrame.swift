import UIKitHosting

// The rectangles that displays receive.

extension UIView {
  /// Sets a frame that layout has computed.
  final func _takeFrame(_ computed: CGRect) {
    let frame = _fixedSize.map { CGRect(origin: computed.origin, size: $0) } ?? computed
    guard frame != _frame else { return }
    let isResized = frame.size != _frame.size
    _frameWillChange(to: frame)
    if _isObserved {
      let old = _frame
      _LayoutObservations.add { self._frameDidChange(from: old) }
    }
    _frame = frame
    if isResized {
      setNeedsLayout()
      _drawnSizeChanged()
      if _lazyState?.layer != nil {
        (_superview as? UIScrollView)?._details?.zoomedViewResized(self)
      }
    }
    _motionsMayChange()
    if _frameOnDisplay != .none { _markForCommit(.frame) }
  }

  /// Layer animations are sent to displays relative to the frame, so a change of the frame
  /// invalidates them.
  final func _motionsMayChange() {
    if _lazyState?.layer?._animations?.isEmpty == false { _markForCommit(.motions) }
  }

  /// Marks an attribute that depends on layout for the next commit.
  ///
  /// Unlike `_invalidate(_:)`, it does not invalidate layout.
  final func _markForCommit(_ key: AttributeKey) {
    let bit = AttributeKeys(key)
    _written.formUnion(bit)
    guard let runtime = _runtime else { return }
    if _dirty.isEmpty { runtime.enqueue(self) }
    _dirty.formUnion(bit)
  }

  /// The part of the frame that a display receives.
  enum _DisplayedPart {
    /// The display derives the frame from the kind of the superview.
    case none
    /// The display derives the position.
    case size
    case frame
  }

  final var _frameOnDisplay: _DisplayedPart {
    guard let _superview else { return (self as? UIWindow)?._fillsScene == false ? .frame : .none }
    if _slot == .leftView || _slot == .rightView { return .size }
    if _superview._placesByConstraints || _isConstrainedInContainer || _isFramedInContainer {
      return .frame
    }
    switch _superview._kind {
    case .collection: return _slot == .background ? .none : .frame
    case .cell: return _slot == .accessory ? .size : _slot == .behind ? .none : .frame
    case .table:
      if _slot == .tableHeader || _slot == .tableFooter { return .size }
      return _kind == .tableSection ? .frame : .none
    case .tableSection: return _kind == .cell ? .frame : .size
    case .navigationBar, .toolbar: return _isPlacedInBar ? .size : .none
    case .menu: return _slot == .behind ? .size : .none
    default: return _kind == .inputViews ? .size : .none
    }
  }

  /// A Boolean value that indicates whether a bar places the view: a title view, and the view of a
  /// bar button item.
  final var _isPlacedInBar: Bool {
    switch _slot {
    case .barTitleView, .barLeading, .barTrailing: _kind != .barButton
    default: _placesByConstraints
    }
  }

  /// A Boolean value that indicates whether displays need the view's safe area: that of scrolled
  /// content, and of a container in a view that constraints place.
  final var _showsSafeArea: Bool {
    switch _kind {
    case .scrollView, .table, .collection: true
    case .navigation, .tabs, .split:
      _superview.map { $0._placesByConstraints || $0._kind == .sheet } ?? false
    default: false
    }
  }

  /// The safe area that displays receive: for scroll views, the adjustment of their content inset;
  /// tables inset the content of their rows instead.
  private final var _displayedSafeArea: EdgesValue {
    guard _kind != .table, let scrollView = self as? UIScrollView else { return _safeArea }
    return scrollView._adjustment
  }

  /// The frame value that displays receive.
  final var _frameValue: FrameValue {
    var value = FrameValue()
    var frame = _shownFrame
    if let shift = _superview?._displayedShift, shift != .zero {
      frame = frame.offsetBy(dx: -shift.x, dy: -shift.y)
    }
    switch _frameOnDisplay {
    case .none: break
    case .size:
      value.place = .size(SizeValue(width: Double(frame.width), height: Double(frame.height)))
    case .frame:
      var rect = RectValue(frame)
      // A display places the content of a row behind the leading controls.
      if _superview?._kind == .cell { rect.x = 0 }
      if _kind == .cell, let origin = (_superview as? TableSectionView)?.rowsOrigin {
        rect.x -= origin.x
        rect.y -= origin.y
      }
      if _kind == .tableSection, let section = self as? TableSectionView {
        rect.y -= section.tableHeader
      }
      value.place = .frame(rect)
    }
    if let layer = self as? _LayerView, layer.isBehind { value.level = -1 }
    if _showsSafeArea { value.safeArea = _displayedSafeArea }
    return value
  }
}

extension UIScrollView {
  /// The size of the content; nil if a display measures it.
  final var _displayedContentSize: SizeValue? {
    guard _kind == .scrollView else { return nil }
    return SizeValue(width: Double(_contentSize.width), height: Double(_contentSize.height))
  }

  /// Sets the content size that layout has computed.
  final func _takeContentSize(_ unscaled: CGSize) {
    var size = unscaled
    if let growth = _details?.zoomGrowth {
      size.width += growth.width
      size.height += growth.height
    }
    guard size != _contentSize else { return }
    if _isObserved {
      _willChange(["contentSize"])
      _LayoutObservations.add { self._didChange(["contentSize"]) }
    }
    _contentSize = size
    if _kind == .scrollView { _markForCommit(.scroll) }
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
