import CairoDrawing
public import Foundation
import Synchronization
import VectorDrawing

/// What an image renderer makes.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  /// Pixels for each point; that of the display unless set.
  open var scale: CGFloat = UIGraphicsImageRendererFormat._displayScale
  /// Whether images have no alpha: what nothing is painted on is black.
  open var opaque = false
  /// Colours are those of sRGB, whatever is preferred.
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

  /// Displays draw vectors sharply; pixels are made for screens of three for each point.
  static var _displayScale: CGFloat { 3 }
}

/// The context of an image that a renderer makes.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  /// What was drawn until now.
  open var currentImage: UIImage { UIImage(_context: cgContext) ?? UIImage() }
}

/// Makes images of what is drawn.
///
/// ```swift
/// let renderer = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40))
/// let badge = renderer.image { context in
///   UIColor.systemRed.setFill()
///   context.cgContext.fillEllipse(in: CGRect(x: 0, y: 0, width: 40, height: 40))
/// }
/// ```
///
/// An image stays what was drawn, and is sharp at every scale; it becomes pixels when these are asked for.
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

  /// An empty image for a size that there is no memory for.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    UIImage(_context: draw(actions).cgContext) ?? UIImage()
  }

  /// Empty where there is no memory for the pixels.
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
