import Foundation
import UIKitHosting

/// The navigation bar of one page, or the content of one of the app's own.
final class _NavigationBarView: UIView {
  private var title: String?
  private var prompt: String?
  private var isLarge = false
  private var hidesSearch = false
  private var isBarHidden = false
  private var appearance: BarAppearanceValue?
  private var buttons: [_BarButtonView] = []
  private var titleView: UIView?
  private var searchBar: UISearchBar?

  override var _kind: NodeKind { .navigationBar }

  override func _attribute(_ key: AttributeKey) -> Attribute {
    switch key {
    case .title: .title(title)
    case .prompt: .prompt(prompt)
    case .largeTitle: .largeTitle(isLarge, hidesSearch: hidesSearch)
    case .bar: .bar(isHidden: isBarHidden, appearance: appearance)
    case .barHeights: .barHeights(ownHeights)
    default: super._attribute(key)
    }
  }

  /// The bar whose settings apply.
  private weak var bar: UINavigationBar?

  override var _appearanceContainer: NSObject? { bar ?? super._appearanceContainer }

  /// Shows an item.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - previous: The item that the back button leads to; nil for none.
  ///   - columnButton: A button beside those of the item.
  ///   - isNested: Whether the screen is a navigation controller with a bar of its own.
  ///   - isHidden: Whether the navigation controller hides the bar.
  ///   - bar: The bar whose settings apply.
  ///   - back: Goes back, and returns whether it did.
  func show(
    _ item: UINavigationItem,
    previous: UINavigationItem?,
    besides columnButton: UIBarButtonItem? = nil,
    isNested: Bool = false,
    isHidden: Bool = false,
    bar: UINavigationBar,
    back: @escaping () -> Bool
  ) {
    self.bar = bar
    // A nested navigation controller's screen has its own bar.
    guard !isNested else { return set(\.isBarHidden, true, .bar) }
    set(\.title, item.title, .title)
    set(\.prompt, item.prompt, .prompt)
    set(\.isBarHidden, isHidden || bar.isHidden, .bar)
    if bar._lazyState?.tintColor != _lazyState?.tintColor { tintColor = bar._lazyState?.tintColor }
    set(\.isLarge, isLarge(item, bar), .largeTitle)
    set(\.hidesSearch, hidesSearch(item), .largeTitle)
    showTitleView(item.titleView ?? titleMenu(of: item, bar))
    showSearchBar(item.searchController, item.searchBarPlacement)
    var wanted: [(UIBarButtonItem, Slot?)] = []
    let left = item.leftBarButtonItems ?? []
    let showsBack = !item.hidesBackButton && (left.isEmpty || item.leftItemsSupplementBackButton)
    if showsBack, previous != nil || item.backAction != nil {
      wanted.append((backItem(from: previous, of: item, back), .barBack))
    }
    if let columnButton, !left.contains(columnButton) { wanted.append((columnButton, .barLeading)) }
    wanted += left.map { ($0, .barLeading) }
    // UIKit lays right items out from the trailing edge inwards.
    wanted += (item.rightBarButtonItems ?? []).reversed().map { ($0, .barTrailing) }
    buttons = _showBarButtons(wanted, insteadOf: buttons)
    let isCompact = traitCollection.verticalSizeClass == .compact
    show(bar._appearances(for: item, isCompact: isCompact))
  }

  private func show(
    _ looks: (edge: UINavigationBarAppearance, standard: UINavigationBarAppearance)?
  ) {
    // After the first appearance, even a plain one is sent: displays do not reset it by themselves.
    guard let looks = looks ?? (appearance == nil ? nil : Self.plainLooks) else { return }
    let new = BarAppearanceValue(edge: looks.edge._wholeLook, standard: looks.standard._wholeLook)
    set(\.appearance, new, .bar)
    for button in buttons {
      button.indicator = looks.standard._indicator
      button.looks = { (looks.edge._buttons($0), looks.standard._buttons($0)) }
    }
  }

  private static var plainLooks:
    (edge: UINavigationBarAppearance, standard: UINavigationBarAppearance)
  {
    let standard = UINavigationBarAppearance()
    return (standard._transparent(), standard)
  }

  /// `automatic` inherits the mode of the previous item, and the bar's at the root.
  private func isLarge(
    _ item: UINavigationItem,
    _ bar: UINavigationBar
  ) -> Bool {
    guard bar.prefersLargeTitles else { return false }
    guard item.titleMenuProvider == nil else { return false }
    // No title is large in a compact height.
    guard traitCollection.verticalSizeClass != .compact else { return false }
    switch item.largeTitleDisplayMode {
    case .always: return true
    case .never, .inline: return false
    case .automatic:
      for other in bar._shownItems.reversed() {
        if other === item { continue }
        if other.largeTitleDisplayMode == .automatic { continue }
        return other.largeTitleDisplayMode == .always
      }
      return true
    }
  }

  private func hidesSearch(_ item: UINavigationItem) -> Bool {
    guard let search = item.searchController, item.searchBarPlacement == .stacked else {
      return false
    }
    return item.hidesSearchBarWhenScrolling && !search.isActive
  }

  private var madeBack: (item: UINavigationItem, button: UIBarButtonItem)?

  /// Returns the back button, titled by the previous item, or by the item's back action if there is
  /// none.
  private func backItem(
    from previous: UINavigationItem?,
    of item: UINavigationItem,
    _ back: @escaping () -> Bool
  ) -> UIBarButtonItem {
    let source = previous ?? item
    let title = previous == nil ? item.backAction?.title : previous?._backTitle
    let own = previous?.backBarButtonItem
    let button: UIBarButtonItem
    if let madeBack, madeBack.item === source {
      button = madeBack.button
      button.title = title
    } else {
      button = UIBarButtonItem(_back: title) { [weak item] sender in
        guard let action = item?.backAction else { return back() }
        action._perform(sender: sender)
        return true
      }
      madeBack = (source, button)
    }
    button.image = previous == nil ? item.backAction?.image : own?.image
    button.tintColor = own?.tintColor
    button.accessibilityLabel = own?.accessibilityLabel
    if let own { button._titleShifts = own._titleShifts.filled(from: button._titleShifts) }
    return button
  }

  private var titleMenu: _TitleMenuButton?

  /// Returns the title as a button; nil for an item whose title has no menu.
  private func titleMenu(of item: UINavigationItem, _ bar: UINavigationBar) -> UIView? {
    guard item.titleMenuProvider != nil, item.title?.isEmpty == false else {
      titleMenu = nil
      return nil
    }
    let button = titleMenu ?? _TitleMenuButton(type: .system)
    titleMenu = button
    let looks = bar._appearances(
      for: item,
      isCompact: traitCollection.verticalSizeClass == .compact
    )
    button.show(item, looks?.standard.titleTextAttributes ?? [:])
    return button
  }

  private func showTitleView(_ view: UIView?) {
    guard view !== titleView else { return }
    titleView?.removeFromSuperview()
    titleView = view
    guard let view else { return }
    view._slot = .barTitleView
    addSubview(view)
  }

  private func showSearchBar(
    _ search: UISearchController?,
    _ placement: UINavigationItem.SearchBarPlacement
  ) {
    let bar = search?.searchBar
    let slot: Slot = placement == .inline ? .barTrailing : .barSearch
    guard bar !== searchBar || bar?._superview !== self || bar?._slot != slot else { return }
    searchBar?.removeFromSuperview()
    searchBar = bar
    guard let bar else { return }
    bar._slot = slot
    addSubview(bar)
    search?._placementChanged()
  }

  // MARK: Heights

  /// The height above the rows that the background of a bar of the app's own covers; nil for the bar
  /// of a page.
  private var covered: Double?

  func setCovered(_ height: CGFloat) {
    covered = Double(height)
    let heights = ownHeights
    guard heights != sentHeights else { return }
    sentHeights = heights
    _invalidate(.barHeights)
  }

  private var sentHeights: BarHeightsValue?

  private var ownHeights: BarHeightsValue {
    var heights = heights
    heights.covered = covered
    return heights
  }

  /// The heights of the bar's parts while the content is scrolled to the top.
  final var heights: BarHeightsValue {
    var heights = BarHeightsValue()
    guard !isBarHidden else { return heights }
    let search = searchBar?._slot == .barSearch ? searchBar : nil
    heights.search = Double(search?._heightInBar ?? 0)
    if search?._isActive == true {
      heights.row = Self.marginAboveSearch
    } else {
      heights.prompt = prompt == nil ? 0 : Self.promptHeight
      heights.row = Double(_rowHeight)
      heights.largeTitle = Double(largeTitleHeight)
    }
    return heights
  }

  /// The space above an active search bar, in points.
  private static let marginAboveSearch = 8.0
  private static let promptHeight = 30.0

  /// The distance from the bottom of the status bar to that of the bar, in points, while the
  /// content is at the top.
  final var _height: CGFloat { CGFloat(heights.top) }

  /// The height that collapses while the content is scrolled: the large title, and a search bar
  /// that hides.
  final var _collapsibleHeight: CGFloat {
    guard searchBar?._slot != .barSearch || searchBar?._isActive != true else { return 0 }
    let heights = heights
    return CGFloat(heights.largeTitle + (hidesSearch ? heights.search : 0))
  }

  /// The height of the row of title and buttons; larger in cards.
  final var _rowHeight: CGFloat {
    if covered != nil { return traitCollection._barHeight }
    var view: UIView? = _superview
    while let current = view {
      if let sheet = current as? _PresentationView, sheet._isCard { return 56 }
      view = current._superview
    }
    return traitCollection._barHeight
  }

  /// The height of the large title's row, which follows the preferred text size up to a limit.
  private var largeTitleHeight: CGFloat {
    guard isLarge else { return 0 }
    return min(UIFontMetrics.default.scaledValue(for: 41, compatibleWith: traitCollection), 72) + 11
  }

  private func set<Value: Equatable>(
    _ path: ReferenceWritableKeyPath<_NavigationBarView, Value>,
    _ value: Value,
    _ key: AttributeKey
  ) {
    guard self[keyPath: path] != value else { return }
    self[keyPath: path] = value
    _invalidate(key)
  }
}
