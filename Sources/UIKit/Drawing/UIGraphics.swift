import CairoDrawing
public import Foundation
import VectorDrawing

/// The contexts that are drawn in, each thread's own; the last one is the current one.
enum GraphicsStack {
  private static let key = "UIKit.GraphicsStack"

  static var contexts: [CGContext] {
    get { Thread.current.threadDictionary[key] as? [CGContext] ?? [] }
    set { Thread.current.threadDictionary[key] = newValue.isEmpty ? nil : newValue }
  }

  /// Draws in a context, which is the current one meanwhile.
  static func draw<Value>(in context: CGContext, _ body: () throws -> Value) rethrows -> Value {
    contexts.append(context)
    defer { contexts.removeLast() }
    return try body()
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
// Apple's name.
/// The context that is drawn in: a view's in `draw(_:)`, or that of an image; nil outside of both.
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
/// Begins an image of the size in points, with one pixel for each.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
// Apple's name.
/// Begins an image.
///
/// - Parameters:
///   - size: Points.
///   - opaque: Whether it has no alpha: what nothing is painted on is black.
///   - scale: Pixels for each point; 0 for those of the display.
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
/// The image of what was drawn since it was begun; nil without one, or with no memory for it.
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
/// Draws a line of one point along the inner edge of a rectangle.
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
  /// The colour that shapes are filled with from now on, under the current traits.
  public func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }

  /// The colour that lines are drawn in from now on.
  public func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }

  /// Both.
  public func set() {
    setFill()
    setStroke()
  }
}
