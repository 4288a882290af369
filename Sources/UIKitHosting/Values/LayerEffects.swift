/// Rarely used properties of a layer: shadow, transforms, material, continuous corners, sublayers.
public struct LayerEffects: Sendable, Equatable {
  public var shadow: ShadowValue?
  /// The affine transform; nil for none.
  public var transform: TransformValue?
  /// A 3D transform by rows, in place of `transform`: points are row vectors.
  public var spatialTransform: [Double]?
  /// The distance of the viewer from the plane in points, for sublayers; nil for no perspective.
  public var perspective: Double?
  /// A Boolean value that indicates whether sublayers keep their positions in 3D.
  public var keepsDepth: Bool
  /// A Boolean value that indicates whether its back is hidden.
  public var hidesBack: Bool
  /// The anchor point of transforms, as fractions of the size; nil for the centre.
  public var anchor: ShiftValue?
  public var material: MaterialValue?
  /// A Boolean value that indicates whether rounded corners are continuous instead of circular
  /// arcs.
  public var isContinuous: Bool
  /// A Boolean value that indicates whether it may have sublayers, which are below its own content.
  public var hasLayers: Bool
  /// The order among siblings: larger values are in front.
  public var zPosition: Double

  public init(
    shadow: ShadowValue? = nil,
    transform: TransformValue? = nil,
    spatialTransform: [Double]? = nil,
    perspective: Double? = nil,
    keepsDepth: Bool = false,
    hidesBack: Bool = false,
    anchor: ShiftValue? = nil,
    material: MaterialValue? = nil,
    isContinuous: Bool = false,
    hasLayers: Bool = false,
    zPosition: Double = 0
  ) {
    self.shadow = shadow
    self.transform = transform
    self.spatialTransform = spatialTransform
    self.perspective = perspective
    self.keepsDepth = keepsDepth
    self.hidesBack = hidesBack
    self.anchor = anchor
    self.material = material
    self.isContinuous = isContinuous
    self.hasLayers = hasLayers
    self.zPosition = zPosition
  }
}

/// A shadow of a view.
public struct ShadowValue: Sendable, Equatable {
  /// Red, green, blue, alpha, one byte each.
  public var color: UInt32
  /// The offset to the right and down, in points.
  public var x: Double
  public var y: Double
  /// The standard deviation of the blur, in points.
  public var radius: Double
  /// A Boolean value that indicates whether the view's content casts it, instead of its rectangle.
  public var isOfContent: Bool
  /// The points by which the shadow's rectangle is larger than the view at each side.
  public var spread = 0.0
  /// The corner radius of the shadow's rectangle, if the view's own corners are not rounded.
  public var radiusOfCorners = 0.0

  public init(color: UInt32, x: Double, y: Double, radius: Double, isOfContent: Bool = false) {
    self.color = color
    self.x = x
    self.y = y
    self.radius = radius
    self.isOfContent = isOfContent
  }
}

/// An affine transform of a view about its centre; Y grows downwards.
///
/// A point becomes `(ax + cy + tx, bx + dy + ty)`.
public struct TransformValue: Sendable, Equatable {
  public var a: Double
  public var b: Double
  public var c: Double
  public var d: Double
  public var tx: Double
  public var ty: Double

  public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }
}

/// A translucent material that blurs the content behind it.
public struct MaterialValue: Sendable, Equatable {
  /// The standard deviation of the blur, in points.
  public var blur: Double
  /// The saturation factor; 1 leaves colours unchanged.
  public var saturation: Double
  /// The colour over the blur; opaque if the user reduces transparency.
  public var color: ColorValue

  public init(blur: Double, saturation: Double, color: ColorValue) {
    self.blur = blur
    self.saturation = saturation
    self.color = color
  }
}
