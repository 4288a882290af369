import Foundation

// Zooming: the scale is a transform of the view that the delegate returns. The content size and the
// offset are updated with it.

extension UIScrollView {
  /// The duration of an animated zoom, in seconds.
  private static let duration: TimeInterval = 0.3

  /// The view that can be zoomed; nil for none.
  final var _zoomableView: UIView? { _scrollDelegate?.viewForZooming(in: self) }

  /// Adds or removes the pinch gesture, depending on the zoom limits.
  final func _zoomLimitsChanged() {
    guard let details = _details else { return }
    let isZoomable = details.maximumZoomScale > details.minimumZoomScale
    guard isZoomable != (details.pinch != nil) else { return }
    if isZoomable {
      let pinch = ZoomPinchGestureRecognizer()
      details.pinch = pinch
      addGestureRecognizer(pinch)
    } else if let pinch = details.pinch {
      details.pinch = nil
      removeGestureRecognizer(pinch)
    }
  }

  private func clamped(_ scale: CGFloat) -> CGFloat {
    max(minimumZoomScale, min(scale, max(minimumZoomScale, maximumZoomScale)))
  }

  // MARK: Programmatic zooming

  /// Zooms around the centre of the visible content.
  final func _setZoomScale(_ scale: CGFloat, animated: Bool) {
    guard let view = _zoomableView else { return }
    let bounds = bounds
    let middle = view.convert(CGPoint(x: bounds.midX, y: bounds.midY), from: self)
    change(view, to: clamped(scale), showing: middle, animated: animated)
  }

  /// Zooms until a rectangle of the zoomed view fills the scroll view.
  final func _zoom(to rect: CGRect, animated: Bool) {
    guard let view = _zoomableView, rect.width > 0, rect.height > 0 else { return }
    let scale = min(bounds.width / rect.width, bounds.height / rect.height)
    let middle = CGPoint(x: rect.midX, y: rect.midY)
    change(view, to: clamped(scale), showing: middle, animated: animated)
  }

  private func change(
    _ view: UIView,
    to scale: CGFloat,
    showing point: CGPoint,
    animated: Bool
  ) {
    let anchor = CGPoint(x: bounds.width / 2, y: bounds.height / 2)
    guard animated else { return apply(scale, to: view, keeping: point, at: anchor) }
    _scrollDelegate?.scrollViewWillBeginZooming(self, with: view)
    UIView.animate(withDuration: Self.duration) {
      self.apply(scale, to: view, keeping: point, at: anchor, animated: true)
    } completion: { [weak self, weak view] _ in
      guard let self else { return }
      _scrollDelegate?.scrollViewDidEndZooming(self, with: view, atScale: zoomScale)
    }
  }

  // MARK: Pinch zooming

  /// Returns whether a pinch may zoom: the delegate returns a view, and touches in the content can
  /// be cancelled.
  final func _mayZoom(by pinch: ZoomPinchGestureRecognizer) -> Bool {
    guard _zoomableView != nil else { return false }
    let held = pinch._sequence.compactMap { touch in
      touch._delivery == .begun && touch.view !== self ? touch.view : nil
    }
    return held.allSatisfy { canCancelContentTouches && touchesShouldCancel(in: $0) }
  }

  final func _zoom(by pinch: ZoomPinchGestureRecognizer) {
    guard let details = _details, let view = _zoomableView else { return }
    let place = pinch.location(in: nil)
    switch pinch.state {
    case .began:
      details.zoomPhase = .pinching
      details.firstScale = zoomScale
      details.heldPoint = view.convert(place, from: nil)
      _scrollDelegate?.scrollViewWillBeginZooming(self, with: view)
      follow(pinch, view, at: place)
    case .changed:
      follow(pinch, view, at: place)
    case .ended, .cancelled:
      guard details.zoomPhase == .pinching else { return }
      endPinch(view)
    case .possible, .failed: return
    }
  }

  private func follow(_ pinch: UIPinchGestureRecognizer, _ view: UIView, at place: CGPoint) {
    let details = _makeDetails()
    let wanted = details.firstScale * pinch.scale
    var scale = clamped(wanted)
    // Beyond the limits, the excess factor is reduced to its square root.
    if bouncesZoom, wanted > 0, scale != wanted { scale *= (wanted / scale).squareRoot() }
    details.fingers = placeInFrame(place)
    apply(scale, to: view, keeping: details.heldPoint, at: details.fingers)
  }

  private func endPinch(_ view: UIView) {
    let details = _makeDetails()
    let (scale, rest) = (zoomScale, clamped(zoomScale))
    guard scale != rest else {
      details.zoomPhase = .none
      _scrollDelegate?.scrollViewDidEndZooming(self, with: view, atScale: scale)
      return
    }
    details.zoomPhase = .bouncing
    UIView.animate(withDuration: Self.duration) {
      self.apply(rest, to: view, keeping: details.heldPoint, at: details.fingers, animated: true)
    } completion: { [weak self, weak view] _ in
      guard let self, details.zoomPhase == .bouncing else { return }
      details.zoomPhase = .none
      _scrollDelegate?.scrollViewDidEndZooming(self, with: view, atScale: zoomScale)
    }
  }

  /// Converts a point from the window, relative to the top left corner of the scroll view.
  private func placeInFrame(_ place: CGPoint) -> CGPoint {
    let (own, origin) = (convert(place, from: nil), contentOffset)
    return CGPoint(x: own.x - origin.x, y: own.y - origin.y)
  }

  // MARK: The scale

  /// Zooms to a scale.
  ///
  /// - Parameters:
  ///   - scale: The scale.
  ///   - view: The zoomed view.
  ///   - point: A point of the zoomed view.
  ///   - anchor: The position of that point relative to the scroll view's top left corner, within
  ///     the limits of the content.
  ///   - animated: True if the display animates the offset.
  private func apply(
    _ scale: CGFloat,
    to view: UIView,
    keeping point: CGPoint,
    at anchor: CGPoint,
    animated: Bool = false
  ) {
    let old = view.transform.a
    let size = view.bounds.size
    let origin = _makeDetails().zoom(view, size, from: old, to: scale)
    let growth = CGSize(width: size.width * (scale - old), height: size.height * (scale - old))
    contentSize =
      _makeDetails().zoomKeepsFrame
      ? CGSize(width: contentSize.width + growth.width, height: contentSize.height + growth.height)
      : CGSize(width: size.width * scale, height: size.height * scale)
    let own = view.bounds.origin
    let place = CGPoint(
      x: origin.x + (point.x - own.x) * scale - anchor.x,
      y: origin.y + (point.y - own.y) * scale - anchor.y
    )
    scroll(to: place, animated: animated)
    guard scale != old else { return }
    let insets = adjustedContentInset
    _scrollDelegate?.scrollViewDidZoom(self)
    // A delegate that centres a small view changes the insets, and with them the limits.
    if adjustedContentInset != insets { scroll(to: place, animated: animated) }
  }

  /// Scrolls to an offset within the limits of the content.
  private func scroll(to place: CGPoint, animated: Bool) {
    let (insets, content, bounds) = (adjustedContentInset, contentSize, bounds)
    func offset(
      _ place: CGFloat,
      _ start: CGFloat,
      _ end: CGFloat,
      _ content: CGFloat,
      _ length: CGFloat
    ) -> CGFloat {
      max(-start, min(place, content + end - length))
    }
    let goal = CGPoint(
      x: offset(
        place.x,
        insets.left,
        insets.right,
        content.width,
        bounds.width
      ),
      y: offset(
        place.y,
        insets.top,
        insets.bottom,
        content.height,
        bounds.height
      )
    )
    let rest = CGPoint(x: goal.x + insets.left, y: goal.y + insets.top)
    if animated { _scrollAnimated(to: rest) } else { _setDisplayedOffset(rest, animated: false) }
  }
}

extension ScrollDetails {
  /// Scales a view around its top left corner.
  ///
  /// A view with a manual frame gets another centre. A view that constraints place is moved by its
  /// transform, because its frame belongs to the layout.
  ///
  /// - Returns: The top left corner of the displayed view, in the content.
  @MainActor
  fileprivate func zoom(
    _ view: UIView,
    _ size: CGSize,
    from old: CGFloat,
    to scale: CGFloat
  ) -> CGPoint {
    zoomedView = view
    zoomKeepsFrame = !view._usesManualFrame
    guard !zoomKeepsFrame else {
      _ = view.frame
      view.transform = Self.transform(scale, size)
      return view._frame.origin
    }
    let center = view.center
    let origin = CGPoint(x: center.x - size.width * old / 2, y: center.y - size.height * old / 2)
    view.transform = CGAffineTransform(scaleX: scale, y: scale)
    view.center = CGPoint(
      x: origin.x + size.width * scale / 2,
      y: origin.y + size.height * scale / 2
    )
    return origin
  }

  /// Returns a scale around the top left corner of a view; transforms are relative to the centre.
  private static func transform(_ scale: CGFloat, _ size: CGSize) -> CGAffineTransform {
    CGAffineTransform(
      a: scale,
      b: 0,
      c: 0,
      d: scale,
      tx: size.width * (scale - 1) / 2,
      ty: size.height * (scale - 1) / 2
    )
  }

  /// Updates the transform after a layout pass has resized the zoomed view.
  @MainActor
  func zoomedViewResized(_ view: UIView) {
    guard view === zoomedView, zoomKeepsFrame, !view.transform.isIdentity else { return }
    view.transform = Self.transform(view.transform.a, view._frame.size)
  }

  /// The size that zooming adds to content that constraints lay out.
  @MainActor
  var zoomGrowth: CGSize {
    guard let zoomedView, zoomKeepsFrame else { return .zero }
    let growth = zoomedView.transform.a - 1
    let size = zoomedView._frame.size
    return CGSize(width: size.width * growth, height: size.height * growth)
  }
}
