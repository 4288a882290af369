import CairoDrawing
public import Foundation
import Synchronization
import VectorDrawing

/// The format of an image renderer's images.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  /// The scale factor; that of the display unless set.
  open var scale: CGFloat = UIGraphicsImageRendererFormat._displayScale
  /// A Boolean value that indicates whether images have no alpha, and a black background.
  open var opaque = false
  /// The preferred colour range; colours are always sRGB.
  open var preferredRange: UIGraphicsImageRendererFormat.Range = .automatic

  public enum Range: Int, Sendable {
    case unspecified = -1
    case automatic, extended, standard
  }

  public required init() {
    super.init()
  }

  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    if let copy = copy as? UIGraphicsImageRendererFormat {
      (copy.scale, copy.opaque, copy.preferredRange) = (scale, opaque, preferredRange)
    }
    return copy
  }

  /// The scale for rasterising; displays draw vectors sharply at any scale.
  static var _displayScale: CGFloat { 3 }
}

/// The drawing context of an image renderer.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  /// The image drawn so far.
  open var currentImage: UIImage { UIImage(_context: cgContext) ?? UIImage() }
}

/// A renderer that creates images from drawing commands.
///
/// ```swift
/// let renderer = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40))
/// let badge = renderer.image { context in
///   UIColor.systemRed.setFill()
///   context.cgContext.fillEllipse(in: CGRect(x: 0, y: 0, width: 40, height: 40))
/// }
/// ```
///
/// The image keeps the drawing commands and is sharp at every scale; it is rasterised on demand.
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
  public typealias DrawingActions = (UIGraphicsImageRendererContext) -> Void

  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    super.init(bounds: bounds, format: format)
  }

  public init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    super.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsImageRendererFormat())
  }

  public convenience init(size: CGSize) {
    self.init(size: size, format: UIGraphicsImageRendererFormat())
  }

  open override var allowsImageOutput: Bool { true }

  /// Returns an image; an empty one if memory for the size is insufficient.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    UIImage(_context: draw(actions).cgContext) ?? UIImage()
  }

  /// Returns JPEG data; empty if memory for the pixels is insufficient.
  open func jpegData(
    withCompressionQuality compressionQuality: CGFloat,
    actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data {
    image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
  }

  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }

  private func draw(
    _ actions: (UIGraphicsImageRendererContext) -> Void
  ) -> UIGraphicsImageRendererContext {
    let own = format as? UIGraphicsImageRendererFormat ?? UIGraphicsImageRendererFormat()
    let context = CGContext(_size: _bounds.size, scale: own.scale)
    if own.opaque {
      context.setFillColor(gray: 0, alpha: 1)
      context.fill(CGRect(origin: .zero, size: _bounds.size))
    }
    if _bounds.origin != .zero { context.translateBy(x: -_bounds.minX, y: -_bounds.minY) }
    let renderer = UIGraphicsImageRendererContext(context, own)
    own.bounds = _bounds
    GraphicsStack.draw(in: context) { actions(renderer) }
    return renderer
  }
}
