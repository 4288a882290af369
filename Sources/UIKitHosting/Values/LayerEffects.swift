/// What few layers have: a shadow, a transform, a material, corners that begin softly, layers in them.
public struct LayerEffects: Sendable, Equatable {
  public var shadow: ShadowValue?
  /// Nil for none.
  public var transform: TransformValue?
  public var material: MaterialValue?
  /// Whether round corners begin softly, rather than as parts of circles.
  public var isContinuous: Bool
  /// Whether layers may lie in it, below what it shows itself.
  public var hasLayers: Bool

  public init(
    shadow: ShadowValue? = nil,
    transform: TransformValue? = nil,
    material: MaterialValue? = nil,
    isContinuous: Bool = false,
    hasLayers: Bool = false
  ) {
    self.shadow = shadow
    self.transform = transform
    self.material = material
    self.isContinuous = isContinuous
    self.hasLayers = hasLayers
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
