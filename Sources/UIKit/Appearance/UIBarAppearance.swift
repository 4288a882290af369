public import Foundation
import UIKitHosting

/// The common appearance of navigation bars, tab bars and toolbars.
///
/// Bars copy the appearance that is set; changes to the copy that they return take effect.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject, NSCopying {
  /// The closure that is called after every change.
  final var _changed: (() -> Void)?

  public override init() {
    super.init()
  }

  /// Creates an appearance with the common properties of another one.
  public required init(barAppearance: UIBarAppearance) {
    backgroundColor = barAppearance.backgroundColor
    backgroundImage = barAppearance.backgroundImage
    shadowColor = barAppearance.shadowColor
    shadowImage = barAppearance.shadowImage
    backgroundEffect = barAppearance.backgroundEffect
    super.init()
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    type(of: self).init(barAppearance: self)
  }

  // MARK: Whole backgrounds

  /// Configures the system's background: a blur of the content behind it.
  open func configureWithDefaultBackground() {
    configure(UIBlurEffect(style: Self.usual), color: nil, shadow: .separator)
  }

  /// Configures an opaque background in the system's background colour.
  open func configureWithOpaqueBackground() {
    configure(nil, color: .systemBackground, shadow: .separator)
  }

  /// Configures a transparent background without a shadow.
  open func configureWithTransparentBackground() {
    configure(nil, color: nil, shadow: nil)
  }

  private func configure(_ effect: UIBlurEffect?, color: UIColor?, shadow: UIColor?) {
    backgroundEffect = effect
    backgroundColor = color
    backgroundImage = nil
    shadowColor = shadow
    shadowImage = nil
  }

  // MARK: Parts

  private static let usual = UIBlurEffect.Style.systemChromeMaterial

  /// The blur of the content behind the bar; nil for none.
  @_Observed open var backgroundEffect: UIBlurEffect? = UIBlurEffect(style: usual) {
    didSet { if backgroundEffect !== oldValue { _changed?() } }
  }

  /// The colour over the blur.
  @_Observed open var backgroundColor: UIColor? {
    didSet { if backgroundColor != oldValue { _changed?() } }
  }

  /// The image over the colour, resized to the bar; symbols are not drawn.
  @_Observed open var backgroundImage: UIImage? {
    didSet { if backgroundImage !== oldValue { _changed?() } }
  }

  /// The colour of the line between bar and content; nil for none.
  @_Observed open var shadowColor: UIColor? = .separator {
    didSet { if shadowColor != oldValue { _changed?() } }
  }

  /// The image of the shadow: an empty image removes the line; other images are replaced by a line
  /// of `shadowColor`.
  @_Observed open var shadowImage: UIImage? {
    didSet { if shadowImage !== oldValue { _changed?() } }
  }

  // MARK: For displays

  /// The colour over the blur; nil for that of the system's bars.
  private var effectColor: ColorValue? {
    guard let style = backgroundEffect?._style, style != Self.usual else { return nil }
    return style._material.color
  }

  /// The background attributes for displays.
  final var _look: BarAppearanceValue.Look {
    let hasLine = shadowImage.map { $0.size != .zero } ?? true
    return BarAppearanceValue.Look(
      color: backgroundColor?._value ?? effectColor,
      isBlurred: backgroundEffect != nil,
      image: backgroundImage.flatMap { $0.size == .zero ? nil : $0._value },
      line: hasLine ? shadowColor?._value : nil
    )
  }
}

extension TextRun {
  /// Creates a run from text attributes; nil for none.
  init?(_attributes: [NSAttributedString.Key: Any]?) {
    guard let _attributes, !_attributes.isEmpty else { return nil }
    guard var run = NSAttributedString(string: " ", attributes: _attributes)._runs.first else {
      return nil
    }
    run.text = ""
    self = run
  }
}
