import CairoDrawing
public import Foundation
import VectorDrawing

/// The stack of graphics contexts of each thread; the last one is the current context.
enum GraphicsStack {
  private static let key = "UIKit.GraphicsStack"

  static var contexts: [CGContext] {
    get { Thread.current.threadDictionary[key] as? [CGContext] ?? [] }
    set { Thread.current.threadDictionary[key] = newValue.isEmpty ? nil : newValue }
  }

  /// Runs a closure with a context as the current one.
  static func draw<Value>(in context: CGContext, _ body: () throws -> Value) rethrows -> Value {
    contexts.append(context)
    defer { contexts.removeLast() }
    return try body()
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
// Apple's name.
/// The current context: a view's in `draw(_:)`, or that of an image; nil elsewhere.
public func UIGraphicsGetCurrentContext() -> CGContext? { GraphicsStack.contexts.last }

// swift-format-ignore: AlwaysUseLowerCamelCase
// Apple's name.
public func UIGraphicsPushContext(_ context: CGContext) { GraphicsStack.contexts.append(context) }

// swift-format-ignore: AlwaysUseLowerCamelCase
// Apple's name.
public func UIGraphicsPopContext() {
  if !GraphicsStack.contexts.isEmpty { GraphicsStack.contexts.removeLast() }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
// Apple's name.
/// Begins an image of a size in points, at a scale of 1.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
// Apple's name.
/// Begins an image.
///
/// - Parameters:
///   - size: The size, in points.
///   - opaque: True for an image without alpha, with a black background.
///   - scale: The scale factor; 0 for that of the display.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat)
{
  let scale = scale > 0 ? scale : UIGraphicsImageRendererFormat._displayScale
  let context = CGContext(_size: size, scale: scale)
  if opaque {
    context._with(.normal, alpha: 1) {
      context.setFillColor(gray: 0, alpha: 1)
      context.fill(CGRect(origin: .zero, size: size))
    }
  }
  UIGraphicsPushContext(context)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
// Apple's name.
/// Returns the image drawn so far; nil without a context, or if memory is insufficient.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  UIGraphicsGetCurrentContext().flatMap(UIImage.init(_context:))
}

// swift-format-ignore: AlwaysUseLowerCamelCase
// Apple's name.
public func UIGraphicsEndImageContext() { UIGraphicsPopContext() }

// swift-format-ignore: AlwaysUseLowerCamelCase
// Apple's name.
/// Fills a rectangle with the current colour.
public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }

// swift-format-ignore: AlwaysUseLowerCamelCase
// Apple's name.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  context._with(blendMode, alpha: 1) { context.fill(rect) }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
// Apple's name.
/// Draws a line 1 point wide along the inner edge of a rectangle.
public func UIRectFrame(_ rect: CGRect) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  let inner = rect.insetBy(dx: 1, dy: 1)
  context.beginPath()
  context.addRect(rect)
  context.addRect(inner)
  context.fillPath(using: .evenOdd)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
// Apple's name.
public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  UIGraphicsGetCurrentContext()?._with(blendMode, alpha: 1) { UIRectFrame(rect) }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
// Apple's name.
public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }

extension UIColor {
  /// Sets the fill colour of the current context, resolved with the current traits.
  public func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }

  /// Sets the stroke colour of the current context.
  public func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }

  /// Sets the fill and the stroke colour of the current context.
  public func set() {
    setFill()
    setStroke()
  }
}
