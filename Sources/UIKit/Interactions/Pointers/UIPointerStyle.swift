public import Foundation
import UIKitHosting

/// The appearance of the pointer, and of the view below it.
@preconcurrency @MainActor
open class UIPointerStyle: NSObject {
  final let effect: UIPointerEffect?
  final let shape: UIPointerShape?
  private let isHidden: Bool

  /// Creates a style whose pointer becomes part of a view and changes the view's appearance.
  ///
  /// - Parameters:
  ///   - effect: The effect on the view.
  ///   - shape: The shape of the pointer; only the beam is supported for a mouse.
  public convenience init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {
    self.init(effect, shape)
  }

  /// Creates a style with another pointer shape.
  ///
  /// - Parameters:
  ///   - shape: The shape; a beam changes the mouse, other shapes do not.
  ///   - constrainedAxes: The axes along which the pointer resists movement; ignored for a mouse.
  public convenience init(shape: UIPointerShape, constrainedAxes: UIAxis = []) {
    self.init(nil, shape)
  }

  private init(_ effect: UIPointerEffect?, _ shape: UIPointerShape?, isHidden: Bool = false) {
    self.effect = effect
    self.shape = shape
    self.isHidden = isHidden
    super.init()
  }

  /// Returns a style that hides the pointer.
  open class func hidden() -> UIPointerStyle {
    UIPointerStyle(nil, nil, isHidden: true)
  }

  /// Returns the style of the default pointer.
  open class func system() -> UIPointerStyle {
    UIPointerStyle(nil, nil)
  }

  final var _value: PointersValue {
    var value: PointersValue = isHidden ? .hidesMouse : []
    switch effect {
    case .automatic, .highlight: value.insert(.highlights)
    case .lift: value.insert(.lifts)
    case .hover(_, let tint, _, let isScaled):
      if tint != .none { value.insert(.highlights) }
      if isScaled { value.insert(.lifts) }
    case nil: break
    }
    switch shape {
    case .verticalBeam, .horizontalBeam: value.insert(.showsBeam)
    case .roundedRect, nil: break
    }
    return value
  }
}

/// The effect on a view below the pointer.
@preconcurrency @MainActor
public enum UIPointerEffect {
  /// An automatic effect; displays highlight the view.
  case automatic(UITargetedPreview)
  /// A shade over the view.
  case highlight(UITargetedPreview)
  /// A slight enlargement of the view.
  case lift(UITargetedPreview)
  /// A hover effect with an unchanged pointer; displays do not draw its shadow.
  case hover(
    UITargetedPreview,
    preferredTintMode: TintMode = .overlay,
    prefersShadow: Bool = false,
    prefersScaledContent: Bool = true
  )

  public enum TintMode: Int, Sendable {
    case none, overlay, underlay
  }

  public var preview: UITargetedPreview {
    switch self {
    case .automatic(let preview), .highlight(let preview), .lift(let preview),
      .hover(let preview, _, _, _):
      preview
    }
  }
}

/// The shape of the pointer.
public enum UIPointerShape: Sendable {
  case roundedRect(CGRect, radius: CGFloat = UIPointerShape.defaultCornerRadius)
  case verticalBeam(length: CGFloat)
  case horizontalBeam(length: CGFloat)

  public static var defaultCornerRadius: CGFloat { 8 }
}
