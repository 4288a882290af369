public import Foundation

/// An abstract item of a bar.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
  /// The view that shows this item.
  final weak var _view: UIView?

  /// The lock of associated objects guards it.
  nonisolated(unsafe) final var _hasAssociatedObjects = false

  public override init() {
    super.init()
  }

  /// Creates the item that a storyboard or nib describes.
  public required init?(coder: NSCoder) {
    super.init()
    coder._configure { $0.configure(self, $1) }
  }

  deinit {
    _releaseAssociatedObjects()
  }

  /// Called when the item was made from a storyboard or nib.
  open func awakeFromNib() {}

  @_Observed open var title: String? {
    didSet { if title != oldValue { _changed() } }
  }

  @_Observed open var image: UIImage? {
    didSet { if image != oldValue { _changed() } }
  }

  @_Observed open var isEnabled: Bool = true {
    didSet { if isEnabled != oldValue { _changed() } }
  }

  /// The image for compact bar heights, instead of `image`.
  @_Observed open var landscapeImagePhone: UIImage? {
    didSet { if landscapeImagePhone != oldValue { _changed() } }
  }

  /// The insets of the image's edges.
  @_Observed open var imageInsets: UIEdgeInsets = .zero {
    didSet { if imageInsets != oldValue { _changed() } }
  }

  open var tag: Int = 0

  /// The image that is enlarged on screen while a user with large text sizes presses the item.
  ///
  /// In this implementation the item itself scales with the text size instead.
  open var largeContentSizeImage: UIImage?

  /// The names for Voice Control, which browsers do not support.
  open var accessibilityUserInputLabels: [String]! = []

  @_Observed open var accessibilityLabel: String? {
    didSet { _changed() }
  }

  @_Observed open var accessibilityIdentifier: String? {
    didSet { _changed() }
  }

  func _changed() {}

  private var titleAttributes: StateValues<[NSAttributedString.Key: Any]>?

  /// Sets the text attributes of the title in a state; they override the bar's.
  ///
  /// The highlighted title looks like the normal one, but dimmed.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?,
    for state: UIControl.State
  ) {
    var all = titleAttributes ?? StateValues()
    all[state] = attributes
    titleAttributes = all
    _changed()
  }

  open func titleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? {
    titleAttributes?[state]
  }

  /// Returns the attributes of a state, merged over those of the normal state except its colour.
  final func _titleAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any] {
    guard let titleAttributes else { return [:] }
    let normal = titleAttributes[.normal] ?? [:]
    guard state != .normal else { return normal }
    return normal.filter { $0.key != .foregroundColor }
      .merging(titleAttributes[state] ?? [:]) { $1 }
  }

  /// Copies the title attributes of states for which the item has none.
  final func _fillTitleAttributes(from other: UIBarItem) {
    for state in [UIControl.State.normal, .highlighted, .disabled, .selected] {
      guard titleTextAttributes(for: state) == nil,
        let attributes = other.titleTextAttributes(for: state)
      else { continue }
      setTitleTextAttributes(attributes, for: state)
    }
  }
}

/// A button in a bar.
open class UIBarButtonItem: UIBarItem {
  /// A Boolean value that indicates whether the bar omits the item.
  @_Observed open var isHidden: Bool = false {
    didSet { if isHidden != oldValue { _changed() } }
  }

  /// Stored without effect: a button is as wide as its title.
  open var possibleTitles: Set<String>?

  public enum Style: Int, Sendable {
    case plain = 0
    case done = 2
  }

  public enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action
    case organize, bookmarks, search, refresh, stop, camera, trash, play, pause, rewind
    case fastForward, undo, redo, pageCurl, close, writingTools
  }

  final var _systemItem: SystemItem?
  private(set) final var _back: ((UIBarButtonItem) -> Bool)?
  final var _titleShifts = TitleShifts() {
    didSet { if _titleShifts != oldValue { _changed() } }
  }
  /// The navigation item whose back button this item is.
  final weak var _backOf: UINavigationItem?
  /// Performs the segue of a storyboard.
  final var _segue: (() -> Void)?

  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder._configure { $0.configure(self, $1) }
  }

  /// Creates an item; the title and image of the action are used for the item.
  public convenience init(
    title: String? = nil,
    image: UIImage? = nil,
    primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init()
    self.title = title
    self.image = image
    self.menu = menu
    self.primaryAction = primaryAction
  }

  public convenience init(
    systemItem: UIBarButtonItem.SystemItem,
    primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init()
    self.menu = menu
    _become(systemItem)
    self.primaryAction = primaryAction
  }

  /// Shows a system item, in the style that UIKit gives it.
  final func _become(_ systemItem: SystemItem) {
    _systemItem = systemItem
    if systemItem == .done || systemItem == .save { style = .done }
  }

  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// Creates an item whose tap calls the target's method; see ``target``.
  public convenience init(
    barButtonSystemItem systemItem: UIBarButtonItem.SystemItem,
    target: Any?,
    action: Selector?
  ) {
    self.init(systemItem: systemItem)
    self.target = target as AnyObject?
    self.action = action
  }

  /// Creates an item whose tap calls the target's method; see ``target``.
  public convenience init(
    title: String?,
    style: UIBarButtonItem.Style,
    target: Any?,
    action: Selector?
  ) {
    self.init(title: title)
    self.style = style
    self.target = target as AnyObject?
    self.action = action
  }

  /// Creates an item whose tap calls the target's method; see ``target``.
  public convenience init(
    image: UIImage?,
    style: UIBarButtonItem.Style,
    target: Any?,
    action: Selector?
  ) {
    self.init(image: image)
    self.style = style
    self.target = target as AnyObject?
    self.action = action
  }

  convenience init(_back title: String?, action: @escaping (UIBarButtonItem) -> Bool) {
    self.init()
    self.title = title
    _back = action
  }

  open class func flexibleSpace() -> Self {
    let item = makeInstance(of: self)
    item._systemItem = .flexibleSpace
    return item
  }

  open class func fixedSpace(_ width: CGFloat) -> Self {
    let item = makeInstance(of: self)
    item._systemItem = .fixedSpace
    item.width = width
    return item
  }

  /// The object whose method a tap calls; nil for the first object of the responder chain that
  /// implements it.
  open weak var target: AnyObject?

  /// The method that a tap calls if there is no primary action; it may take the item as its
  /// parameter.
  @_Observed open var action: Selector? {
    didSet { _view?._tapEffectChanged() }
  }

  @_Observed open var style: UIBarButtonItem.Style = .plain {
    didSet { if style != oldValue { _changed() } }
  }

  /// The width, in points; 0 to fit the content.
  @_Observed open var width: CGFloat = 0 {
    didSet { if width != oldValue { _changed() } }
  }

  @_Observed open var customView: UIView? {
    didSet { if customView !== oldValue { _changed() } }
  }

  @_Observed open var tintColor: UIColor? {
    didSet { if tintColor != oldValue { _changed() } }
  }

  @_Observed open var primaryAction: UIAction? {
    didSet { if primaryAction !== oldValue { primaryActionChanged() } }
  }

  /// The menu that a tap opens if there is no primary action, otherwise a long press.
  @_Observed open var menu: UIMenu? {
    didSet {
      guard menu !== oldValue else { return }
      _view?._tapEffectChanged()
      _changed()
    }
  }

  private func primaryActionChanged() {
    // A system item keeps its own title and image.
    if _systemItem == nil, let action = primaryAction {
      if !action.title.isEmpty { title = action.title }
      if let image = action.image { self.image = image }
    }
    _view?._tapEffectChanged()
    _changed()
  }

  /// A Boolean value that indicates whether an edit button shows "Done" instead of "Edit".
  final var _showsDone = false {
    didSet {
      guard _showsDone != oldValue else { return }
      _systemItem = _showsDone ? .done : .edit
      style = _showsDone ? .done : .plain
      _changed()
    }
  }

  override func _changed() {
    (_view as? _BarButtonView)?.itemChanged()
    _backOf?._backChanged()
  }
}

extension UIBarItem: UIAppearance {}

extension UIBarButtonItem: _Styled {
  final func _takeStyle(of proxy: NSObject) {
    guard let proxy = proxy as? UIBarButtonItem else { return }
    _fillTitleAttributes(from: proxy)
    _titleShifts = _titleShifts.filled(from: proxy._titleShifts)
    if tintColor == nil, let tint = proxy.tintColor { tintColor = tint }
  }
}

extension UIBarItem: _Contained {
  final var _appearanceContainer: NSObject? { _view }

  final var _appearanceTraits: UITraitCollection { _view?._traits ?? .current }
}
