/// The name of one node of a scene's render tree.
///
/// Never used twice within a scene.
public struct NodeID: RawRepresentable, Hashable, Sendable, Comparable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  public static func < (a: NodeID, b: NodeID) -> Bool {
    a.rawValue < b.rawValue
  }
}

/// What a node is, and so which element a host shows for it.
///
/// A node keeps its kind for life.
public enum NodeKind: UInt8, Sendable, CaseIterable {
  /// The root. Its children are the root view controller's view, then sheets and alerts,
  /// the topmost last.
  case window
  /// A plain `UIView`.
  case view
  /// A `UIStackView`.
  case stack
  case label
  case image
  /// A `UIButton`. Its title and image are attributes.
  case button
  /// A `UIControl` of the app's own; what it shows are its children.
  case control
  case activityIndicator
  case scrollView
  /// A `UITableView`. Children: `tableSection`s in order, and the views in the slots
  /// `tableHeader`, `tableFooter` and `background`.
  case table
  /// A section of which something is near the viewport, as high as all its rows: header, the cells that
  /// exist, footer.
  case tableSection
  case sectionHeader
  case sectionFooter
  /// A row. Children: the content view, and views in the slot `accessory`.
  case cell
  /// A navigation controller's view. Children: `page`s, the topmost last.
  case navigation
  /// One screen on a navigation stack. Children: a `navigationBar`, then the screen's view.
  case page
  /// Children: `barButton`s, each in a bar slot.
  case navigationBar
  /// Also the back button, in the slot `barBack`.
  case barButton
  /// A presented screen that covers the one below it in part or whole.
  case sheet
  /// A `UIAlertController`'s view. Children: `alertAction`s.
  case alert
  case alertAction
  /// A `UITextField`.
  ///
  /// Children: views in the slots `leftView` and `rightView`.
  case textField
  /// A `UISwitch`.
  case switchControl
  /// A `UISearchBar`, in a bar's slot `barSearch` or anywhere else.
  ///
  /// Children: its `textField`, and the cancel `button` while there is one.
  case searchBar
  /// A `UIRefreshControl`, in the slot `refresh` of a scroll view or table.
  case refreshControl
  /// A tab bar controller's view.
  ///
  /// Children: the selected screen, and the `tabBar` while it is shown.
  case tabs
  /// A `UITabBar`. Children: `tabItem`s in order.
  case tabBar
  case tabItem
  /// A `UIToolbar`, at the foot of a page or anywhere else. Children: `barButton`s in order.
  case toolbar
  /// A `UIStepper`. Children: two `button`s, to go down and up.
  case stepper
  /// A `UISegmentedControl`. Children: `segment`s in order.
  case segmentedControl
  case segment
  /// A `UIPickerView` or `UIDatePicker`.
  ///
  /// Children: its `wheel`s, in reading order.
  case picker
  /// One component of a picker; what stands beside the chosen row (a unit) is its text.
  case wheel
  /// A `UIPageControl`.
  case pageControl
  /// A `WKWebView`.
  case webView
  /// An open menu over everything else: the topmost child of the window.
  ///
  /// Children: its `menuItem`s.
  case menu
  case menuItem
  /// A split view controller's view.
  ///
  /// Children: the columns that can be seen, the primary first, and what dims a secondary one that
  /// the primary covers.
  case split
  case primaryColumn
  case secondaryColumn
  /// A `UISlider`.
  ///
  /// Children: images in the slots `leftView`, before its line, and `rightView`, behind it.
  case slider
  /// A `UIProgressView`.
  case progress
  /// A `UITextView`.
  case textView
  /// A `UICollectionView`.
  ///
  /// Children: `item`s and other views, each with a frame; and a view in the slot `background`.
  case collection
  /// A cell of a collection view. Children: the content view, and views behind it.
  case item
  /// The titles at a table's side that lead to its sections: a `wheel` of them, one chosen last.
  case sectionIndex
  /// The month of a date picker. Children, down: the header, the weekdays, six weeks, wheels.
  case calendar
  /// What stands at the foot of the window while something is edited, over the rest, which ends
  /// above it. Children: the app's own views, down.
  case inputViews
}

/// The structural place of a child in its parent, where the order does not say it.
public enum Slot: UInt8, Sendable, CaseIterable {
  case barBack
  case barLeading
  case barTrailing
  case barTitleView
  case tableHeader
  case tableFooter
  case background
  case accessory
  /// Below the title of a navigation bar.
  case barSearch
  /// Above the content of a scroll view, out of sight until it is pulled down.
  case refresh
  /// Below an alert's message.
  case alertField
  case leftView
  case rightView
  /// Behind the content of a row, all over it.
  case behind
}

extension NodeKind {
  /// Whether touches go through a node of this kind unless it says that it takes them.
  package var isInert: Bool { self == .label || self == .image }
}
