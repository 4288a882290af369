package import UIKitHosting

/// A view that shows the content behind it with an effect, and its `contentView` above that.
open class UIVisualEffectView: UIView {
  private let content = UIView()

  /// The effect; nil shows the content alone.
  @_Observed open var effect: UIVisualEffect? {
    didSet {
      guard effect !== oldValue else { return }
      _invalidate(.layer)
      _invalidate(.background)
    }
  }

  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    setUp()
    guard effect != nil else { return }
    _invalidate(.layer)
    _invalidate(.background)
  }

  public convenience init() {
    self.init(effect: nil)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder._configure { $0.configure(self, $1) }
  }

  private func setUp() {
    addSubview(content)
    _fill(with: content)
  }

  /// The view that contains the subviews; it fills the effect view.
  open var contentView: UIView { content }

  package override func _attribute(_ key: AttributeKey) -> Attribute {
    switch (key, super._attribute(key)) {
    case (.layer, .layer(var layer)):
      var effects = layer.effects ?? LayerEffects()
      effects.material = material
      layer.effects = effects
      return .layer(layer)
    case (.background, .background(nil)): return .background(material?.color)
    case (_, let attribute): return attribute
    }
  }

  private var material: MaterialValue? {
    (effect as? UIBlurEffect)?._style._material
  }
}
