/// The content of a tab bar for one tab.
open class UITabBarItem: UIBarItem {
  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder._configure { $0.configure(self, $1) }
  }

  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }

  final var _systemItem: SystemItem?

  /// The image while the tab is selected; the regular image by default.
  @_Observed open var selectedImage: UIImage? {
    didSet { if selectedImage != oldValue { _changed() } }
  }

  /// A number or short text at the corner of the image, or nil for none.
  @_Observed open var badgeValue: String? {
    didSet { if badgeValue != oldValue { _changed() } }
  }

  /// The colour of the badge; red by default.
  @_Observed open var badgeColor: UIColor? {
    didSet { if badgeColor != oldValue { _changed() } }
  }

  /// The offset of the title in points; it overrides the bar's appearance.
  @_Observed open var titlePositionAdjustment: UIOffset = .zero {
    didSet { if titlePositionAdjustment != oldValue { _changed() } }
  }

  override func _changed() {
    (_view as? _TabItemView)?.itemChanged()
  }
}

extension UITabBarItem: _Styled {
  final func _takeStyle(of proxy: NSObject) {
    guard let proxy = proxy as? UITabBarItem else { return }
    _fillTitleAttributes(from: proxy)
    if titlePositionAdjustment == .zero { titlePositionAdjustment = proxy.titlePositionAdjustment }
    if badgeColor == nil, let color = proxy.badgeColor { badgeColor = color }
  }
}
