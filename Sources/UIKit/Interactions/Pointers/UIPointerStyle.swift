public import Foundation
import UIKitHosting

/// The look of the pointer, and of the view that it is over.
@preconcurrency @MainActor
open class UIPointerStyle: NSObject {
  final let effect: UIPointerEffect?
  final let shape: UIPointerShape?
  private let isHidden: Bool

  /// A pointer that becomes part of a view, which looks otherwise.
  ///
  /// - Parameters:
  ///   - effect: The look of the view.
  ///   - shape: The shape of the pointer, which a mouse keeps: it is a beam or it is not.
  public convenience init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {
    self.init(effect, shape)
  }

  /// A pointer of another shape.
  ///
  /// - Parameters:
  ///   - shape: A beam changes the mouse; other shapes do not.
  ///   - constrainedAxes: Where the pointer resists being moved; a mouse is always free.
  public convenience init(shape: UIPointerShape, constrainedAxes: UIAxis = []) {
    self.init(nil, shape)
  }

  private init(_ effect: UIPointerEffect?, _ shape: UIPointerShape?, isHidden: Bool = false) {
    self.effect = effect
    self.shape = shape
    self.isHidden = isHidden
    super.init()
  }

  /// A pointer that is not seen.
  open class func hidden() -> UIPointerStyle {
    UIPointerStyle(nil, nil, isHidden: true)
  }

  /// The pointer as it is elsewhere.
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

/// The look of a view that the pointer is over.
@preconcurrency @MainActor
public enum UIPointerEffect {
  /// Displays highlight the view.
  case automatic(UITargetedPreview)
  /// The view is shaded.
  case highlight(UITargetedPreview)
  /// The view is a little larger.
  case lift(UITargetedPreview)
  /// The pointer stays; displays have no shadow for it.
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
