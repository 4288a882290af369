public import Foundation

/// What bars hold.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
  /// The view that shows this item.
  final weak var _view: UIView?

  /// Unsafe: the lock of associated objects guards it.
  nonisolated(unsafe) final var _hasAssociatedObjects = false

  deinit {
    _releaseAssociatedObjects()
  }

  @_Told open var title: String? {
    didSet { if title != oldValue { _changed() } }
  }

  @_Told open var image: UIImage? {
    didSet { if image != oldValue { _changed() } }
  }

  @_Told open var isEnabled: Bool = true {
    didSet { if isEnabled != oldValue { _changed() } }
  }

  /// In place of the image where there is little height.
  @_Told open var landscapeImagePhone: UIImage? {
    didSet { if landscapeImagePhone != oldValue { _changed() } }
  }

  /// Distances by which the edges of the image are moved inwards.
  @_Told open var imageInsets: UIEdgeInsets = .zero {
    didSet { if imageInsets != oldValue { _changed() } }
  }

  open var tag: Int = 0

  /// The picture that stands large in the middle of the screen while somebody who reads large texts holds
  /// the item; here the item itself is as large as they read.
  open var largeContentSizeImage: UIImage?

  /// The names by which the item is called in Voice Control, which browsers do not have.
  open var accessibilityUserInputLabels: [String]! = []

  @_Told open var accessibilityLabel: String? {
    didSet { _changed() }
  }

  @_Told open var accessibilityIdentifier: String? {
    didSet { _changed() }
  }

  func _changed() {}

  private var titleAttributes: StateValues<[NSAttributedString.Key: Any]>?

  /// How the title is set in a state; it goes before what the bar says.
  ///
  /// What is held looks as otherwise, but dimmed.
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

  /// Those of a state over those of the normal one, whose colour counts where it has none of its own
  /// and can be tapped.
  final func _titleAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any] {
    guard let titleAttributes else { return [:] }
    let normal = titleAttributes[.normal] ?? [:]
    guard state != .normal else { return normal }
    return normal.filter { $0.key != .foregroundColor }
      .merging(titleAttributes[state] ?? [:]) { $1 }
  }

  /// Takes what it does not say itself.
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
  /// Whether the bar leaves the item out.
  @_Told open var isHidden: Bool = false {
    didSet { if isHidden != oldValue { _changed() } }
  }

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
  /// The item whose way back this names.
  final weak var _backOf: UINavigationItem?

  public override init() {
    super.init()
  }

  /// The action's title and image become the item's.
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
    _systemItem = systemItem
    if systemItem == .done || systemItem == .save { style = .done }
    self.primaryAction = primaryAction
  }

  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// A tap calls the target's method; see ``target``.
  public convenience init(
    barButtonSystemItem systemItem: UIBarButtonItem.SystemItem,
    target: Any?,
    action: Selector?
  ) {
    self.init(systemItem: systemItem)
    self.target = target as AnyObject?
    self.action = action
  }

  /// A tap calls the target's method; see ``target``.
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

  /// A tap calls the target's method; see ``target``.
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

  /// The object whose method a tap calls; nil for the first object of the responder chain that has it.
  open weak var target: AnyObject?

  /// The method that a tap calls where there is no primary action; it may take the item.
  @_Told open var action: Selector? {
    didSet { _view?._meaningChanged() }
  }

  @_Told open var style: UIBarButtonItem.Style = .plain {
    didSet { if style != oldValue { _changed() } }
  }

  /// Points; 0 to fit the content.
  @_Told open var width: CGFloat = 0 {
    didSet { if width != oldValue { _changed() } }
  }

  @_Told open var customView: UIView? {
    didSet { if customView !== oldValue { _changed() } }
  }

  @_Told open var tintColor: UIColor? {
    didSet { if tintColor != oldValue { _changed() } }
  }

  @_Told open var primaryAction: UIAction? {
    didSet { if primaryAction !== oldValue { primaryActionChanged() } }
  }

  /// Opened by a tap where there is no primary action, else by a long press.
  @_Told open var menu: UIMenu? {
    didSet {
      guard menu !== oldValue else { return }
      _view?._meaningChanged()
      _changed()
    }
  }

  private func primaryActionChanged() {
    // A system item keeps its own look.
    if _systemItem == nil, let action = primaryAction {
      if !action.title.isEmpty { title = action.title }
      if let image = action.image { self.image = image }
    }
    _view?._meaningChanged()
    _changed()
  }

  /// "Done" rather than "Edit", for a controller's edit button.
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

extension UIBarButtonItem: UIAppearance, _Styled {
  final func _takeStyle(of proxy: NSObject) {
    guard let proxy = proxy as? UIBarButtonItem else { return }
    _fillTitleAttributes(from: proxy)
    _titleShifts = _titleShifts.filled(from: proxy._titleShifts)
    if tintColor == nil, let tint = proxy.tintColor { tintColor = tint }
  }
}
