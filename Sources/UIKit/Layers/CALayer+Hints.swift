// How a layer may be drawn: what an app knows of its content.

extension CALayer {
  /// Whether the content is opaque, on which nothing depends here; the view's `isOpaque` is its own.
  public var isOpaque: Bool {
    get { rare?.isOpaque ?? false }
    set { _makeRare().isOpaque = newValue }
  }

  /// Whether the layer is drawn anew where its size has changed, rather than stretched.
  public var needsDisplayOnBoundsChange: Bool {
    get { rare?.needsDisplayOnBoundsChange ?? false }
    set { _makeRare().needsDisplayOnBoundsChange = newValue }
  }

  /// Whether the content may be drawn on another thread; it never is.
  public var drawsAsynchronously: Bool {
    get { rare?.drawsAsynchronously ?? false }
    set { _makeRare().drawsAsynchronously = newValue }
  }

  /// Whether edges that are not on pixels may be smooth; displays decide that.
  public var allowsEdgeAntialiasing: Bool {
    get { rare?.allowsEdgeAntialiasing ?? false }
    set { _makeRare().allowsEdgeAntialiasing = newValue }
  }
}
