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

  /// A Boolean value that indicates whether a translucent layer fades as a whole; it always does.
  public var allowsGroupOpacity: Bool {
    get { lazyState?.allowsGroupOpacity ?? true }
    set { _makeLazyState().allowsGroupOpacity = newValue }
  }

  /// The interpolation of enlarged contents; displays interpolate linearly.
  public var magnificationFilter: CALayerContentsFilter {
    get { lazyState?.filters?.magnification ?? .linear }
    set { changeFilters { $0.magnification = newValue } }
  }

  /// The interpolation of reduced contents; displays choose it.
  public var minificationFilter: CALayerContentsFilter {
    get { lazyState?.filters?.minification ?? .linear }
    set { changeFilters { $0.minification = newValue } }
  }

  /// Stored without effect.
  public var minificationFilterBias: Float {
    get { lazyState?.filters?.bias ?? 0 }
    set { changeFilters { $0.bias = newValue } }
  }

  private func changeFilters(_ change: (inout StoredLayerFilters) -> Void) {
    var filters = lazyState?.filters ?? StoredLayerFilters()
    change(&filters)
    _makeLazyState().filters = filters
  }
}

/// The interpolation of scaled contents of a layer.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let nearest = CALayerContentsFilter(rawValue: "nearest")
  public static let linear = CALayerContentsFilter(rawValue: "linear")
  public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}

/// The filters of a layer, which have no effect.
struct StoredLayerFilters {
  var magnification = CALayerContentsFilter.linear
  var minification = CALayerContentsFilter.linear
  var bias: Float = 0
}
