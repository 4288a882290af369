public import Foundation

// The geometry of layers, and hit testing.

extension CALayer {
  /// The rectangle of the layer in its superlayer without its transform.
  final var _plainFrame: CGRect { _owner?._currentFrame ?? lazyState?.frame ?? .zero }

  /// The bounding box of a layer without its own view.
  final var _boundingBox: CGRect {
    let transform = affineTransform()
    if transform.isIdentity { return _plainFrame }
    return _plainFrame._transformed(by: transform, around: anchorPoint)
  }

  /// Sets the frame of a layer without its own view.
  final func _setBoundingBox(_ box: CGRect) {
    let transform = affineTransform()
    if transform.isIdentity { return _setPlainFrame(box) }
    _setPlainFrame(
      box._untransformed(by: transform, around: anchorPoint, size: _plainFrame.size)
    )
  }

  /// Sets the untransformed frame of a layer without its own view.
  final func _setPlainFrame(_ new: CGRect) {
    _willChange(["frame", "bounds", "position"])
    defer { _didChange(["frame", "bounds", "position"]) }
    let (oldPosition, oldBounds) = (position, bounds)
    _change(\.frame, to: new)
    if new.size != oldBounds.size, lazyState?.needsDisplayOnBoundsChange == true {
      setNeedsDisplay()
    }
    // An equal frame may have a different relation to the superlayer's size.
    (_view as? _LayerView)?.follow(self)
    if position != oldPosition { _changed("position", from: .point(oldPosition)) }
    if bounds != oldBounds { _changed("bounds", from: .rect(oldBounds)) }
  }

  final func _setBounds(_ new: CGRect) {
    if let _owner {
      _owner.bounds = new
    } else {
      _setPlainFrame(_around(position, new.size))
    }
  }

  final func _setPosition(_ new: CGPoint) {
    if let _owner {
      _owner.center = new
    } else {
      _setPlainFrame(_around(new, _plainFrame.size))
    }
  }

  final var _position: CGPoint {
    let (frame, anchor) = (_plainFrame, anchorPoint)
    return CGPoint(
      x: frame.minX + anchor.x * frame.width,
      y: frame.minY + anchor.y * frame.height
    )
  }

  final func _setAnchorPoint(_ new: CGPoint) {
    let old = position
    _change(\.anchorPoint, to: new)
    position = old
  }

  /// Returns the frame of a size whose anchor point is at a position.
  final func _around(_ position: CGPoint, _ size: CGSize) -> CGRect {
    let anchor = anchorPoint
    return CGRect(
      x: position.x - anchor.x * size.width,
      y: position.y - anchor.y * size.height,
      width: size.width,
      height: size.height
    )
  }

  /// Replaces a sublayer with another layer; has no effect if the first is not a sublayer of this
  /// one.
  public func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard oldLayer !== newLayer, let index = _index(of: oldLayer) else { return }
    oldLayer.removeFromSuperlayer()
    _insert(newLayer, at: index)
  }

  /// Converts a point from another layer's coordinates, or from those that contain the layers if
  /// nil.
  public func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
    p.applying(transform(to: l).inverted())
  }

  /// Converts a point to another layer's coordinates, or to those that contain the layers if nil.
  public func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
    p.applying(transform(to: l))
  }

  /// Converts a rectangle from another layer's coordinates; that of a turned layer becomes its
  /// bounding box.
  public func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
    r.applying(transform(to: l).inverted())
  }

  /// Converts a rectangle to another layer's coordinates; that of a turned layer becomes its
  /// bounding box.
  public func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
    r.applying(transform(to: l))
  }

  /// Returns the transform to another layer's coordinates, or to those that contain the layers if nil.
  private func transform(to layer: CALayer?) -> CGAffineTransform {
    guard let layer else { return transformToBase }
    return transformToBase.concatenating(layer.transformToBase.inverted())
  }

  /// The transform from the layer's coordinates to those that contain the outermost layer.
  ///
  /// Only the affine part of transforms takes part.
  private var transformToBase: CGAffineTransform {
    var whole = CGAffineTransform.identity
    var layer: CALayer? = self
    while let next = layer {
      whole = whole.concatenating(next.transformToSuperlayer)
      layer = next.superlayer
    }
    return whole
  }

  /// The transform from the layer's coordinates to those of its superlayer.
  private var transformToSuperlayer: CGAffineTransform {
    let (bounds, anchor, position) = (bounds, anchorPoint, position)
    let toAnchor = CGAffineTransform(
      translationX: -bounds.minX - anchor.x * bounds.width,
      y: -bounds.minY - anchor.y * bounds.height
    )
    return toAnchor.concatenating(affineTransform())
      .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
  }

  /// Returns whether a point of the layer's coordinates lies within its bounds.
  public func contains(_ p: CGPoint) -> Bool {
    bounds.contains(p)
  }

  /// Returns the frontmost layer at a point: this one, or a descendant.
  ///
  /// Transforms of layers are ignored.
  ///
  /// - Parameter p: A point in the coordinates of the superlayer.
  /// - Returns: Nil if the point lies outside, or the layer is hidden.
  /// - Complexity: O(n log n) for n sublayers, which are sorted by their `zPosition`.
  public func hitTest(_ p: CGPoint) -> CALayer? {
    guard !isHidden, opacity > 0.01 else { return nil }
    let (bounds, frame) = (bounds, _plainFrame)
    let point = CGPoint(x: p.x - frame.minX + bounds.minX, y: p.y - frame.minY + bounds.minY)
    guard contains(point) || !masksToBounds else { return nil }
    let inFront = (sublayers ?? []).enumerated()
      .sorted { ($0.element.zPosition, $0.offset) > ($1.element.zPosition, $1.offset) }
    for (_, layer) in inFront {
      if let found = layer.hitTest(point) { return found }
    }
    return contains(point) ? self : nil
  }
}
