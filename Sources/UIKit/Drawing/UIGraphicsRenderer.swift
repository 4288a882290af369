public import Foundation

/// The format of a renderer.
open class UIGraphicsRendererFormat: NSObject, NSCopying {
  public required override init() {
    super.init()
  }

  open class func `default`() -> Self { Self() }

  /// Returns the format for the display.
  open class func preferred() -> Self { Self() }

  /// The drawing bounds, in points; zero before a renderer sets it.
  open internal(set) var bounds = CGRect.zero

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = Self()
    copy.bounds = bounds
    return copy
  }
}

/// The drawing context of a renderer.
open class UIGraphicsRendererContext: NSObject {
  open private(set) var cgContext: CGContext
  open private(set) var format: UIGraphicsRendererFormat

  init(_ context: CGContext, _ format: UIGraphicsRendererFormat) {
    cgContext = context
    self.format = format
    super.init()
  }

  open func fill(_ rect: CGRect) { cgContext.fill(rect) }

  open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext._with(blendMode, alpha: 1) { cgContext.fill(rect) }
  }

  /// Strokes a line 1 point wide along the inner edge of a rectangle.
  open func stroke(_ rect: CGRect) {
    cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
  }

  open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext._with(blendMode, alpha: 1) { stroke(rect) }
  }

  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// An abstract renderer; `UIGraphicsImageRenderer` creates images.
open class UIGraphicsRenderer: NSObject {
  final let _bounds: CGRect
  open private(set) var format: UIGraphicsRendererFormat

  public init(bounds: CGRect, format: UIGraphicsRendererFormat) {
    _bounds = bounds
    self.format = format
    super.init()
  }

  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: .default())
  }

  open var allowsImageOutput: Bool { false }
}
