import Foundation
import UIKitHosting
import VectorDrawing

/// Creates copies of displayed views.
///
/// Texts, images, drawings, backgrounds and layers are copied in their current state.
@MainActor
enum ViewCopy {
  /// The maximum number of copied views.
  private static let most = 200

  static func make(of view: UIView) -> UIView {
    var left = most
    return copy(view, &left)
  }

  private static func copy(_ view: UIView, _ left: inout Int) -> UIView {
    left -= 1
    let made = drawn(view)
    made.bounds = CGRect(origin: .zero, size: view.bounds.size)
    for key in AttributeKey.allCases { copy(key, of: view, to: made) }
    guard !(made is UILabel), !(made is UIImageView) else { return made }
    let origin = view.bounds.origin
    for child in view.subviews where !child.isHidden && left > 0 {
      let frame = child.frame
      let picture = copy(child, &left)
      picture.frame = frame.offsetBy(dx: -origin.x, dy: -origin.y)
      made.addSubview(picture)
    }
    return made
  }

  /// Copies an attribute of a view, if the copy shows it.
  ///
  /// The switch names every attribute, so that a new one does not compile until it is decided here
  /// whether copies show it.
  private static func copy(_ key: AttributeKey, of view: UIView, to copied: UIView) {
    switch key {
    case .alpha: copied.alpha = view.alpha
    case .background: copied.backgroundColor = view.backgroundColor
    case .tint: copied.tintColor = view.tintColor
    case .clipsToBounds: copied.clipsToBounds = view.clipsToBounds
    case .layer: if let layer = view._lazyState?.layer { copy(layer, to: copied) }
    // `copy(_:to:)` and `drawn(_:)` copy the content of the layer and of the view's class.
    case .gradient, .drawing, .text, .attributedText, .font, .textColor, .textAlignment, .image,
      .contentMode, .title, .field:
      break
    // `copy(_:_:)` places the subviews, without hidden ones.
    case .isHidden, .slot, .frame:
      break
    // Copies handle no events, have no masks and animations, and lack the parts that displays draw.
    case .mask, .motions, .isInteractive, .accessibility, .swipeGestures, .pointers, .shortcuts,
      .keyPresses, .shakes, .isLandscape, .interfaceStyle, .identifier, .isEnabled, .isSelected,
      .buttonStyle, .isAnimating, .indicatorStyle, .isOn, .stepping, .selection, .badge, .track,
      .sliderParts,
      .wheel, .selectedRow, .pages, .web, .menu, .menuItem, .menuOffer, .typing, .isFirstResponder,
      .prompt, .message, .largeTitle, .bar, .barHeights, .tabLayout, .barButtonStyle, .sheet,
      .alertStyle, .actionStyle, .share, .files, .scroll, .scrollTo, .table, .section, .row,
      .swipeActions, .separatorInset, .collection:
      break
    }
  }

  /// Copies what a layer shows, apart from its place.
  ///
  /// Swift cannot enumerate the properties of a class, so a new property of `CALayer` is missing
  /// here until it is added.
  private static func copy(_ layer: CALayer, to view: UIView) {
    let copy = view.layer
    copy.cornerRadius = layer.cornerRadius
    copy.maskedCorners = layer.maskedCorners
    copy.cornerCurve = layer.cornerCurve
    if layer.borderWidth > 0 {
      copy.borderWidth = layer.borderWidth
      copy.borderColor = layer.borderColor
    }
    if layer.shadowOpacity > 0 {
      copy.shadowOpacity = layer.shadowOpacity
      copy.shadowColor = layer.shadowColor
      copy.shadowOffset = layer.shadowOffset
      copy.shadowRadius = layer.shadowRadius
      copy.shadowPath = layer.shadowPath
    }
    // The layer's own content becomes a sublayer of the copy.
    if layer._paints || layer is CAGradientLayer {
      let drawn = layer._presentation(at: nil)
      // The other properties of the layer are set on the copy itself.
      (drawn.transform, drawn.opacity, drawn.zPosition) = (.identity, 1, 0)
      (drawn.shadowOpacity, drawn.borderWidth) = (0, 0)
      drawn.frame = layer.bounds
      copy.addSublayer(drawn)
    }
    for inner in layer.sublayers ?? [] where inner._view is _LayerView && !inner.isHidden {
      copy.addSublayer(inner._presentation(at: nil))
    }
  }

  /// Returns a view that draws the text or image of another.
  private static func drawn(_ view: UIView) -> UIView {
    switch view {
    case let label as UILabel: return copy(label)
    case let image as UIImageView:
      let copy = UIImageView(image: image.image)
      copy.contentMode = image.contentMode
      copy.preferredSymbolConfiguration = image.preferredSymbolConfiguration
      return copy
    case let button as UIButton:
      return text(button.currentTitle, .systemFont(ofSize: 17), button.tintColor, .center)
    case let field as UITextField: return text(field.text, field.font, field.textColor, .natural)
    case let area as UITextView:
      let label = text(area.text, area.font, area.textColor, .natural)
      label.numberOfLines = 0
      return label
    default:
      guard let drawing = view._lazyState?.drawing else { return UIView() }
      return DrawnCopy(drawing)
    }
  }

  /// A view that shows the drawing of another view's class.
  private final class DrawnCopy: UIView {
    init(_ drawing: Drawing) {
      super.init(frame: .zero)
      _makeLazyState().drawing = drawing
      _invalidate(.drawing)
    }

    required init?(coder: NSCoder) { nil }
  }

  private static func copy(_ label: UILabel) -> UILabel {
    let copy = UILabel()
    copy.font = label.font
    copy.textColor = label.textColor
    copy.attributedText = label.attributedText
    copy.textAlignment = label.textAlignment
    copy.numberOfLines = label.numberOfLines
    copy.lineBreakMode = label.lineBreakMode
    copy.adjustsFontSizeToFitWidth = label.adjustsFontSizeToFitWidth
    copy.minimumScaleFactor = label.minimumScaleFactor
    return copy
  }

  private static func text(
    _ text: String?,
    _ font: UIFont?,
    _ color: UIColor?,
    _ alignment: NSTextAlignment
  ) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = font
    label.textColor = color
    label.textAlignment = alignment
    return label
  }
}
