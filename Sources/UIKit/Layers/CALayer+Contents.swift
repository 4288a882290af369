import UIKitHosting
import VectorDrawing

// A layer's own content: an image, or its drawing.

extension CALayer {
  /// A `CGImage` that the layer shows, over its background; nil for none.
  public final var contents: Any? {
    get { lazyState?.contents }
    set {
      guard newValue != nil || lazyState?.contents != nil else { return }
      _makeLazyState().contents = newValue
      _contentChanged()
    }
  }

  /// The gravity of the contents in the bounds.
  public final var contentsGravity: CALayerContentsGravity {
    get { lazyState?.contentsGravity ?? .resize }
    set {
      guard newValue != contentsGravity else { return }
      _makeLazyState().contentsGravity = newValue
      _contentChanged()
    }
  }

  /// The part of the contents that is shown, in unit coordinates.
  public final var contentsRect: CGRect {
    get { lazyState?.contentsRect ?? CGRect(x: 0, y: 0, width: 1, height: 1) }
    set {
      guard newValue != contentsRect else { return }
      _makeLazyState().contentsRect = newValue
      _contentChanged()
    }
  }

  /// The number of pixels of the contents per point.
  public final var contentsScale: CGFloat {
    get { lazyState?.contentsScale ?? 1 }
    set {
      guard newValue != contentsScale, newValue > 0 else { return }
      _makeLazyState().contentsScale = newValue
      _contentChanged()
    }
  }

  final func _takeContents(of other: CALayer) {
    guard other._paints, let shown = other.lazyState else { return }
    let lazyState = _makeLazyState()
    (lazyState.contents, lazyState.contentsGravity) = (shown.contents, shown.contentsGravity)
    (lazyState.contentsScale, lazyState.drawn) = (shown.contentsScale, shown.drawn)
    lazyState.contentsRect = shown.contentsRect
    lazyState.needsDisplay = shown.needsDisplay
  }

  /// Marks the content for the next commit.
  final func _contentChanged() { _view?._invalidate(.drawing) }

  final func _markNeedsDisplay() {
    _makeLazyState().needsDisplay = true
    _contentChanged()
  }

  /// Draws the layer now if it needs display.
  final func _displayNow() {
    guard let lazyState, lazyState.needsDisplay else { return }
    lazyState.needsDisplay = false
    display()
  }

  /// Records the layer's drawing.
  final func _record() {
    let size = bounds.size
    guard size.width > 0, size.height > 0 else { return }
    let scale = UIGraphicsImageRendererFormat._displayScale
    let context = CGContext(_size: size, scale: scale)
    GraphicsStack.draw(in: context) { draw(in: context) }
    let drawing = context._drawing
    _makeLazyState().drawn = drawing.isEmpty ? nil : drawing._shown(scale: Double(scale))
  }

  /// Returns the contents or the recorded drawing within a rectangle of the layer's coordinates.
  final func _shownContents(in rect: CGRect) -> Drawing? {
    _displayNow()
    guard let lazyState, rect.width > 0, rect.height > 0 else { return nil }
    let content: DrawingImage
    var size = bounds.size
    if let image = lazyState.contents as? CGImage {
      content = image._content
      let scale = lazyState.contentsScale
      size = CGSize(width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale)
    } else if let drawn = lazyState.drawn {
      content = .drawing(drawn)
      size = CGSize(width: drawn.width, height: drawn.height)
    } else {
      return nil
    }
    let part = contentsRect
    guard part.width > 0, part.height > 0 else { return nil }
    let shown = CGSize(width: size.width * part.width, height: size.height * part.height)
    let place = lazyState.contentsGravity._place(shown, in: rect.size)
    // The rectangle of the whole contents, whose visible part fills the place.
    let whole = CGRect(
      x: place.minX - part.minX / part.width * place.width,
      y: place.minY - part.minY / part.height * place.height,
      width: place.width / part.width,
      height: place.height / part.height
    )
    let image = DrawingCommand.image(content, in: whole._drawing, DrawingStyle())
    let drawing = Drawing(
      commands: whole == place
        ? [image] : [.clip(DrawingPath(rect: place._drawing), isEvenOdd: false), image],
      width: Double(rect.width),
      height: Double(rect.height)
    )
    return drawing._shown(scale: Double(UIGraphicsImageRendererFormat._displayScale))
  }
}
