import UIKitHosting
import VectorDrawing

// Drawing by overridden `draw(_:)` methods, at most once per turn.

extension UIView {
  /// Schedules drawing before the next commit, if the class overrides `draw(_:)`.
  final func _needsDrawing() {
    guard let _runtime, _overrides.contains(.draw), _lazyState?.needsDrawing != true else { return }
    _makeLazyState().needsDrawing = true
    _runtime.undrawnViews.append(self)
    _runtime.scheduleCommit()
  }

  /// Records the view's drawing.
  final func _drawNow() {
    let size = bounds.size
    _makeLazyState().drawnSize = size
    guard size.width > 0, size.height > 0 else { return _show(nil) }
    let context = CGContext(_size: size, scale: UIGraphicsImageRendererFormat._displayScale)
    if bounds.origin != .zero { context.translateBy(x: -bounds.minX, y: -bounds.minY) }
    let bounds = bounds
    _traits.performAsCurrent { GraphicsStack.draw(in: context) { draw(bounds) } }
    let drawing = context._drawing
    _show(drawing.isEmpty ? nil : drawing._shown(scale: Double(context._scale)))
  }

  /// Handles a changed size: redraws if requested, or if the previous size was empty.
  final func _drawnSizeChanged() {
    if _lazyState?.layer?._paints == true || backgroundColor?._pattern != nil {
      _markForCommit(.drawing)
    }
    guard let drawn = _lazyState?.drawnSize, drawn != bounds.size else { return }
    let redraws = contentMode == .redraw || _lazyState?.layer?.needsDisplayOnBoundsChange == true
    if redraws || drawn.width <= 0 || drawn.height <= 0 { _needsDrawing() }
  }

  /// The drawing for displays, with the pattern of the background below it.
  final var _shownDrawing: Drawing? {
    guard let pattern = _shownBackground?._pattern else { return ownDrawing }
    let size = (self as? _LayerView)?.shapeBounds?.size ?? bounds.size
    guard size.width > 0, size.height > 0 else { return nil }
    let all = CGRect(origin: .zero, size: size)._drawing
    let background = DrawingCommand.fill(
      DrawingPath(rect: all),
      pattern.paint,
      DrawingStyle(),
      isEvenOdd: false
    )
    let own = ownDrawing.map { DrawingCommand.image(.drawing($0), in: all, DrawingStyle()) }
    let drawing = Drawing(
      commands: [background] + (own.map { [$0] } ?? []),
      width: all.width,
      height: all.height
    )
    return drawing._shown(scale: Double(UIGraphicsImageRendererFormat._displayScale))
  }

  /// The drawing of the layer, or of the class.
  private var ownDrawing: Drawing? {
    guard let layer = _lazyState?.layer, layer._paints else { return _lazyState?.drawing }
    return layer._drawing(in: (self as? _LayerView)?.shapeBounds ?? bounds)
  }

  private func _show(_ drawing: Drawing?) {
    guard drawing != _lazyState?.drawing else { return }
    _makeLazyState().drawing = drawing
    _invalidate(.drawing)
  }
}

extension _SceneRuntime {
  /// Draws the views that requested it or were resized.
  func updateDrawings() {
    let views = undrawnViews
    undrawnViews = []
    for view in views {
      view._lazyState?.needsDrawing = false
      // A view that has moved to another scene is drawn there.
      if view._runtime === self { view._drawNow() } else { view._needsDrawing() }
    }
  }
}
