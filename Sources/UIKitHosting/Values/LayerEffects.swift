/// What few layers have: a shadow, a transform, a material, corners that begin softly, layers in them.
public struct LayerEffects: Sendable, Equatable {
  public var shadow: ShadowValue?
  /// Nil for none.
  public var transform: TransformValue?
  /// A transform that leaves the plane, by rows, in place of `transform`: a point is a row vector.
  public var spatialTransform: [Double]?
  /// Points of the viewer in front of the plane, for what lies in the layer; nil for no perspective.
  public var perspective: Double?
  /// Whether what lies in the layer keeps its place in space.
  public var keepsDepth: Bool
  /// Whether it is not seen from behind.
  public var hidesBack: Bool
  /// The point that transforms leave where it is, as parts of the size; nil for the centre.
  public var anchor: ShiftValue?
  public var material: MaterialValue?
  /// Whether round corners begin softly, rather than as parts of circles.
  public var isContinuous: Bool
  /// Whether layers may lie in it, below what it shows itself.
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

/// What a view casts onto what is behind it.
public struct ShadowValue: Sendable, Equatable {
  /// Red, green, blue, alpha, one byte each.
  public var color: UInt32
  /// Points to the right and down.
  public var x: Double
  public var y: Double
  /// The standard deviation of the blur, in points.
  public var radius: Double
  /// Whether the view's content casts it, rather than its filled rectangle.
  public var isOfContent: Bool
  /// Points by which the rectangle that casts it is larger than the view at each side.
  public var spread = 0.0
  /// The radius of the corners of what casts it, where the view's own corners are not round.
  public var radiusOfCorners = 0.0

  public init(color: UInt32, x: Double, y: Double, radius: Double, isOfContent: Bool = false) {
    self.color = color
    self.x = x
    self.y = y
    self.radius = radius
    self.isOfContent = isOfContent
  }
}

/// How a view is drawn otherwise than layout placed it, about its centre; Y grows downwards.
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

/// What lets through, blurred, what is behind it.
public struct MaterialValue: Sendable, Equatable {
  /// The standard deviation of the blur, in points.
  public var blur: Double
  /// How much colours are strengthened; 1 leaves them.
  public var saturation: Double
  /// What lies over the blur; opaque for who wants less transparency.
  public var color: ColorValue

  public init(blur: Double, saturation: Double, color: ColorValue) {
    self.blur = blur
    self.saturation = saturation
    self.color = color
  }
}
