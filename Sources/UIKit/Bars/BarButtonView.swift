import UIKitHosting

/// The view of a bar button item.
final class _BarButtonView: UIView, _Tappable {
  let item: UIBarButtonItem

  init(item: UIBarButtonItem) {
    self.item = item
    super.init(frame: .zero)
    item._view = self
    itemChanged()
  }

  required init?(coder: NSCoder) {
    nil
  }

  /// A custom view of the app is not a button.
  override var _kind: NodeKind { item.customView == nil ? .barButton : .view }

  override func _attribute(_ key: AttributeKey) -> Attribute {
    switch key {
    case .text: .text(text)
    case .image: .image(image?._value)
    case .isEnabled: .isEnabled(item.isEnabled)
    case .barButtonStyle: .barButtonStyle(style, appearance: appearance)
    case .frame where item.customView == nil: .frame(widthValue)
    case .menuOffer: .menuOffer(menuOffer)
    default: super._attribute(key)
    }
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if previousTraitCollection?.verticalSizeClass != traitCollection.verticalSizeClass {
      itemChanged()
    }
  }

  override func _didEnterScene() {
    super._didEnterScene()
    _runtime?.application._proxies.style(item)
    // The language is known only now.
    itemChanged()
  }

  typealias Looks = (edge: UIBarButtonItemAppearance, standard: UIBarButtonItemAppearance)

  /// The bar's appearances of buttons of a style, at the scroll edge and elsewhere.
  var looks: ((BarButtonStyleValue) -> Looks)? {
    didSet { updateAppearance() }
  }
  /// The back indicator image in place of the chevron.
  var indicator: UIImage? {
    didSet { if indicator != oldValue { updateAppearance() } }
  }
  private(set) var appearance: BarItemAppearanceValue?

  /// Updates the appearance; the item's own title attributes take precedence over those of the bar.
  private func updateAppearance() {
    let isEnabled = item.isEnabled
    let own = item._titleAttributes(for: isEnabled ? .normal : .disabled)
    let looks = looks?(style)
    let shifts = style == .back ? item._titleShifts.back : item._titleShifts.own
    let shift = shifts.shift(isCompact: isCompact)?._shift
    let place = item._place(of: image)
    func look(_ appearance: UIBarButtonItemAppearance?) -> BarItemAppearanceValue.Look {
      let attributes = appearance?._attributes(isEnabled: isEnabled) ?? [:]
      let state = isEnabled ? appearance?.normal : appearance?.disabled
      return BarItemAppearanceValue.Look(
        title: TextRun(_attributes: attributes.merging(own) { $1 }),
        titleShift: shift ?? state?.titlePositionAdjustment._shift,
        iconPlace: place,
        indicator: style == .back ? indicator?._value : nil
      )
    }
    let new = BarItemAppearanceValue(edge: look(looks?.edge), standard: look(looks?.standard))
    // After the first appearance, even a plain one is sent: displays do not reset it by themselves.
    let plain = BarItemAppearanceValue(edge: .init(), standard: .init())
    guard new != appearance ?? plain else { return }
    appearance = new
    _invalidate(.barButtonStyle)
  }

  func itemChanged() {
    updateAppearance()
    if isHidden != item.isHidden {
      isHidden = item.isHidden
      _superview?._layoutChanged()
    }
    if let custom = item.customView { return show(custom) }
    for key in [AttributeKey.text, .image, .isEnabled, .barButtonStyle] { _invalidate(key) }
    if item.width != shownWidth {
      shownWidth = item.width
      _mark(.frame)
    }
    if menuOffer != .none || _written.contains(.menuOffer) { _invalidate(.menuOffer) }
    if let tint = item.tintColor { tintColor = tint }
    accessibilityLabel = item.accessibilityLabel ?? impliedLabel
    accessibilityIdentifier = item.accessibilityIdentifier
  }

  private func show(_ custom: UIView) {
    guard custom._superview !== self else { return }
    keepSize(of: custom)
    custom.translatesAutoresizingMaskIntoConstraints = false
    addSubview(custom)
    NSLayoutConstraint.activate([
      custom.topAnchor.constraint(equalTo: topAnchor),
      custom.leadingAnchor.constraint(equalTo: leadingAnchor),
      custom.trailingAnchor.constraint(equalTo: trailingAnchor),
      custom.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
  }

  /// Constrains a custom view without an intrinsic size to the size of its frame, as on iOS.
  private func keepSize(of custom: UIView) {
    guard custom._flags.hasOwnFrame, custom.translatesAutoresizingMaskIntoConstraints else {
      return
    }
    let content = custom.intrinsicContentSize
    let size = custom._frame.size
    if content.width == UIView.noIntrinsicMetric, size.width > 0 {
      custom.widthAnchor.constraint(equalToConstant: size.width).isActive = true
    }
    if content.height == UIView.noIntrinsicMetric, size.height > 0 {
      custom.heightAnchor.constraint(equalToConstant: size.height).isActive = true
    }
  }

  func _tapped() -> Bool {
    guard item.isEnabled else { return false }
    if let back = item._back { return back(item) }
    if let action = item.primaryAction {
      action._perform(sender: item)
      return true
    }
    if let segue = item._segue {
      segue()
      return true
    }
    guard let action = item.action else { return _openMenu(at: .zero) }
    return UIApplication._send(action, to: item.target, from: item, for: nil)
  }

  /// The width in points; 0 fits the content.
  private(set) var shownWidth: CGFloat = 0

  private var widthValue: FrameValue {
    guard shownWidth > 0 else { return FrameValue() }
    return FrameValue(.size(SizeValue(width: Double(shownWidth), height: SystemMetrics.Bar.button)))
  }

  private var menuOffer: MenuOffer {
    if item.menu == nil { return .none }
    return item.primaryAction == nil && item.action == nil ? .onTap : .onRequest
  }

  private var systemText: String? {
    item._systemItem.flatMap { _SystemTexts.of(_runtime).title(of: $0) }
  }

  /// The accessibility label where the text does not supply one: the button shows an image or
  /// nothing.
  private var impliedLabel: String? {
    if item._back != nil { return item.title == "" ? _SystemTexts.of(_runtime).back : nil }
    guard let image else { return nil }
    if let title = systemText ?? item.title, !title.isEmpty { return title }
    return image._accessibilityName(in: .of(_runtime))
  }

  var text: String? {
    if item._back != nil { return item.title ?? _SystemTexts.of(_runtime).back }
    guard item._systemItem != nil else { return image == nil ? item.title : nil }
    return image == nil ? systemText : nil
  }

  private var isCompact: Bool { traitCollection.verticalSizeClass == .compact }

  var image: UIImage? {
    item._image(isCompact: isCompact)
      ?? item._systemItem?._symbol.flatMap { UIImage(systemName: $0) }
  }

  var style: BarButtonStyleValue {
    if item._back != nil { return .back }
    return switch item._systemItem {
    case .flexibleSpace: .flexibleSpace
    case .fixedSpace: .fixedSpace
    default: item.style == .done ? .done : .plain
    }
  }
}

extension UIView {
  /// Shows buttons for items, in their order, before all other subviews of a bar.
  ///
  /// - Parameters:
  ///   - wanted: The items, each with its slot.
  ///   - old: The buttons that the previous call returned; they are reused for their items.
  /// - Returns: The buttons that are shown now.
  final func _showBarButtons(
    _ wanted: [(item: UIBarButtonItem, slot: Slot?)],
    insteadOf old: [_BarButtonView]
  ) -> [_BarButtonView] {
    for button in old where !wanted.contains(where: { $0.item === button.item }) {
      button.removeFromSuperview()
    }
    return wanted.enumerated().map { index, entry in
      let button = old.first { $0.item === entry.item } ?? _BarButtonView(item: entry.item)
      button._slot = entry.slot
      insertSubview(button, at: index)
      return button
    }
  }
}

extension _BarButtonView: _MenuSource {
  func _openMenu(at point: CGPoint) -> Bool {
    guard item.isEnabled, let menu = item.menu else { return false }
    return _runtime?.open(menu, from: self, sender: item) ?? false
  }
}

extension UIBarButtonItem.SystemItem {
  /// The symbol name of a system item that is shown as a symbol.
  var _symbol: String? {
    switch self {
    case .add: "plus"
    case .compose: "square.and.pencil"
    case .reply: "arrowshape.turn.up.left"
    case .action: "square.and.arrow.up"
    case .organize: "folder"
    case .bookmarks: "book"
    case .search: "magnifyingglass"
    case .refresh: "arrow.clockwise"
    case .stop, .close: "xmark"
    case .camera: "camera"
    case .trash: "trash"
    case .play: "play.fill"
    case .pause: "pause.fill"
    case .rewind: "backward.fill"
    case .fastForward: "forward.fill"
    case .undo: "arrow.uturn.backward"
    case .redo: "arrow.uturn.forward"
    case .pageCurl: "doc"
    case .writingTools: "pencil"
    case .done, .cancel, .edit, .save, .flexibleSpace, .fixedSpace: nil
    }
  }
}
