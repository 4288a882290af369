package import UIKitHosting

/// A control with a title or image that does something when tapped.
open class UIButton: UIControl {
  public enum ButtonType: Int, Sendable {
    case custom = 0
    case system
    case detailDisclosure
    case infoLight
    case infoDark
    case contactAdd
    case plain
    case close
  }

  public private(set) var buttonType: ButtonType = .custom
  private var titles: [UIControl.State: String] = [:]
  private var titleColors: [UIControl.State: UIColor] = [:]
  private var images: [UIControl.State: UIImage] = [:]
  private lazy var label: UILabel = {
    let label = UILabel()
    label.font = .systemFont(ofSize: UIFont.buttonFontSize)
    return label
  }()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    _invalidate(.buttonStyle)
  }

  public required init?(coder: NSCoder) {
    nil
  }

  public convenience init(type buttonType: UIButton.ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
    let symbol: String? =
      switch buttonType {
      case .detailDisclosure, .infoLight, .infoDark: "info.circle"
      case .contactAdd: "plus.circle"
      case .close: "xmark.circle.fill"
      case .custom, .system, .plain: nil
      }
    if let symbol { setImage(UIImage(systemName: symbol), for: .normal) }
  }

  /// The action's title and image become the button's.
  public convenience init(
    type buttonType: UIButton.ButtonType = .system,
    primaryAction: UIAction?
  ) {
    self.init(type: buttonType)
    guard let primaryAction else { return }
    if !primaryAction.title.isEmpty { setTitle(primaryAction.title, for: .normal) }
    if let image = primaryAction.image { setImage(image, for: .normal) }
    addAction(primaryAction, for: .primaryActionTriggered)
  }

  public convenience init(
    configuration: UIButton.Configuration,
    primaryAction: UIAction? = nil
  ) {
    self.init(type: .system)
    var configuration = configuration
    if let primaryAction {
      if configuration.title == nil, !primaryAction.title.isEmpty {
        configuration.title = primaryAction.title
      }
      configuration.image = configuration.image ?? primaryAction.image
      addAction(primaryAction, for: .primaryActionTriggered)
    }
    self.configuration = configuration
    // Observers do not run while an initialiser sets a property.
    contentChanged()
  }

  package override var _kind: NodeKind { .button }

  /// Opened by a long press, and by a tap where `showsMenuAsPrimaryAction` says so.
  open var menu: UIMenu? {
    didSet { if menu !== oldValue { _menuChanged() } }
  }

  package override var _menu: UIMenu? { menu }

  // MARK: Content

  open var configuration: UIButton.Configuration? {
    didSet { if configuration != oldValue { contentChanged() } }
  }

  /// The label of the title; its font is the title's where there is no configuration.
  open var titleLabel: UILabel? { label }

  open func setTitle(_ title: String?, for state: UIControl.State) {
    titles[state] = title
    contentChanged()
  }

  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    titleColors[state] = color
    contentChanged()
  }

  open func setImage(_ image: UIImage?, for state: UIControl.State) {
    images[state] = image
    contentChanged()
  }

  open func title(for state: UIControl.State) -> String? { titles[state] }
  open func titleColor(for state: UIControl.State) -> UIColor? { titleColors[state] }
  open func image(for state: UIControl.State) -> UIImage? { images[state] }

  open var currentTitle: String? {
    configuration?.title ?? titles[state] ?? titles[.normal]
  }

  open var currentImage: UIImage? {
    configuration?.image ?? images[state] ?? images[.normal]
  }

  open var currentTitleColor: UIColor {
    titleColors[state] ?? titleColors[.normal] ?? (buttonType == .custom ? .white : tintColor)
  }

  open override var intrinsicContentSize: CGSize {
    _buttonSize
  }

  package override func _stateChanged() {
    contentChanged()
  }

  private func contentChanged() {
    for key in [AttributeKey.text, .image, .font, .buttonStyle] { _invalidate(key) }
    label.text = currentTitle
    invalidateIntrinsicContentSize()
  }

  package override func _attribute(_ key: AttributeKey) -> Attribute {
    switch key {
    case .text: .text(currentTitle)
    case .image: .image(currentImage?._value)
    case .font: .font(_font._value)
    case .buttonStyle: .buttonStyle(style)
    default: super._attribute(key)
    }
  }

  package final var _font: UIFont {
    guard let configuration else { return label.font }
    return switch configuration.buttonSize {
    case .mini, .small: .preferredFont(forTextStyle: .subheadline)
    case .medium, .large: .preferredFont(forTextStyle: .body)
    }
  }

  private var style: ButtonStyleValue {
    if let configuration { return configuration._value }
    var style = ButtonStyleValue(background: .borderless)
    style.foregroundColor = (titleColors[state] ?? titleColors[.normal])?._value
    if style.foregroundColor == nil, buttonType == .custom {
      style.foregroundColor = UIColor.white._value
    }
    return style
  }

  // MARK: Touches

  package override func _liftedInside() {
    super._liftedInside()
    sendActions(for: .primaryActionTriggered)
  }
}
