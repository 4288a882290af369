public import Foundation
import UIKitHosting

/// How a bar looks: what navigation bars, tab bars and toolbars have in common.
///
/// A bar copies what it is given; what it answers may be changed in place.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject, NSCopying {
  /// Told of every change.
  final var _changed: (() -> Void)?

  public override init() {
    super.init()
  }

  /// Takes over what both have.
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

  /// As the system's: what lies below is seen through it, blurred.
  open func configureWithDefaultBackground() {
    configure(UIBlurEffect(style: Self.usual), color: nil, shadow: .separator)
  }

  /// In the system's background colour.
  open func configureWithOpaqueBackground() {
    configure(nil, color: .systemBackground, shadow: .separator)
  }

  /// Nothing, and no line.
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

  /// How what lies below is seen through the bar; nil for not at all.
  @_Told open var backgroundEffect: UIBlurEffect? = UIBlurEffect(style: usual) {
    didSet { if backgroundEffect !== oldValue { _changed?() } }
  }

  /// Over what is seen through the bar.
  @_Told open var backgroundColor: UIColor? {
    didSet { if backgroundColor != oldValue { _changed?() } }
  }

  /// Over the colour, as large as the bar; a symbol is not drawn.
  @_Told open var backgroundImage: UIImage? {
    didSet { if backgroundImage !== oldValue { _changed?() } }
  }

  /// The colour of the line between bar and content; nil for no line.
  @_Told open var shadowColor: UIColor? = .separator {
    didSet { if shadowColor != oldValue { _changed?() } }
  }

  /// An empty image stands for no line; of any other the line keeps its colour.
  @_Told open var shadowImage: UIImage? {
    didSet { if shadowImage !== oldValue { _changed?() } }
  }

  // MARK: For displays

  /// What lies over the blur; nil for what the system's bars have there.
  private var effectColor: ColorValue? {
    guard let style = backgroundEffect?._style, style != Self.usual else { return nil }
    return style._material.color
  }

  /// What a display is told of its background.
  final var _look: BarDressValue.Look {
    let hasLine = shadowImage.map { $0.size != .zero } ?? true
    return BarDressValue.Look(
      color: backgroundColor?._value ?? effectColor,
      isBlurred: backgroundEffect != nil,
      image: backgroundImage.flatMap { $0.size == .zero ? nil : $0._value },
      line: hasLine ? shadowColor?._value : nil
    )
  }
}

extension TextRun {
  /// What attributes say of how words are set; nil where they say nothing.
  init?(_attributes: [NSAttributedString.Key: Any]?) {
    guard let _attributes, !_attributes.isEmpty else { return nil }
    guard var run = NSAttributedString(string: " ", attributes: _attributes)._runs.first else {
      return nil
    }
    run.text = ""
    self = run
  }
}
