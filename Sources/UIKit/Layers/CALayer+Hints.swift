// Drawing hints from the app.

extension CALayer {
  /// A Boolean value that indicates whether the content is opaque, which has no effect here; the
  /// view has its own `isOpaque`.
  public var isOpaque: Bool {
    get { lazyState?.isOpaque ?? false }
    set { _makeLazyState().isOpaque = newValue }
  }

  /// A Boolean value that indicates whether the layer is redrawn when its size changes, rather than
  /// stretched.
  public var needsDisplayOnBoundsChange: Bool {
    get { lazyState?.needsDisplayOnBoundsChange ?? false }
    set { _makeLazyState().needsDisplayOnBoundsChange = newValue }
  }

  /// A Boolean value that indicates whether the content may be drawn on another thread; it never
  /// is.
  public var drawsAsynchronously: Bool {
    get { lazyState?.drawsAsynchronously ?? false }
    set { _makeLazyState().drawsAsynchronously = newValue }
  }

  /// A Boolean value that indicates whether edges that do not lie on pixels may be antialiased;
  /// displays decide that.
  public var allowsEdgeAntialiasing: Bool {
    get { lazyState?.allowsEdgeAntialiasing ?? false }
    set { _makeLazyState().allowsEdgeAntialiasing = newValue }
  }
}
