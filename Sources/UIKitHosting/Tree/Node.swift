/// The identifier of a node of a scene's render tree.
///
/// It is never reused within a scene.
public struct NodeID: RawRepresentable, Hashable, Sendable, Comparable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  public static func < (a: NodeID, b: NodeID) -> Bool {
    a.rawValue < b.rawValue
  }
}

/// The kind of a node, which determines the element that a host shows.
///
/// A node never changes its kind.
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
  /// A `UIControl` subclass of the app; its content are its children.
  case control
  case activityIndicator
  case scrollView
  /// A `UITableView`. Children: `tableSection`s in order, and the views in the slots
  /// `tableHeader`, `tableFooter` and `background`.
  case table
  /// A section with content near the viewport, as high as all its rows.
  ///
  /// Children: header, the existing cells, footer.
  case tableSection
  case sectionHeader
  case sectionFooter
  /// A row.
  ///
  /// Children: the content view, and views in the slot `accessory`.
  case cell
  /// A navigation controller's view. Children: `page`s, the topmost last.
  case navigation
  /// A screen on a navigation stack.
  ///
  /// Children: a `navigationBar`, then the screen's view.
  case page
  /// Children: `barButton`s, each in a bar slot.
  case navigationBar
  /// Also the back button, in the slot `barBack`.
  case barButton
  /// A presented screen that covers the presenter partly or completely.
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
  /// A `UIToolbar`, at the bottom of a page or anywhere else.
  ///
  /// Children: `barButton`s in order.
  case toolbar
  /// A `UIStepper`.
  ///
  /// Children: two `button`s, decrement and increment.
  case stepper
  /// A `UISegmentedControl`. Children: `segment`s in order.
  case segmentedControl
  case segment
  /// A `UIPickerView` or `UIDatePicker`.
  ///
  /// Children: its `wheel`s, in reading order.
  case picker
  /// A component of a picker; its text is the unit beside the selected row.
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
  /// Children: the visible columns, the primary first, and the dimming view over a secondary column
  /// that the primary covers.
  /// the primary covers.
  case split
  case primaryColumn
  case secondaryColumn
  /// A `UISlider`.
  ///
  /// Children: images in the slots `leftView`, before its track, and `rightView`, after it.
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
  /// The section index of a table: a `wheel` of titles, of which the last used is selected.
  case sectionIndex
  /// The month of a date picker.
  ///
  /// Children, from the top: the header, the weekdays, six weeks, wheels.
  case calendar
  /// An input view at the bottom of the window, over the content, which ends above it.
  ///
  /// Children: the app's own views, from the top.
  case inputViews
}

/// The place of a child in its parent, if the order does not determine it.
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
  /// Above the content of a scroll view, hidden until it is pulled down.
  case refresh
  /// Below an alert's message.
  case alertField
  case leftView
  case rightView
  /// Behind the content of a row, covering all of it.
  case behind
}

extension NodeKind {
  /// A Boolean value that indicates whether touches pass through a node of this kind unless it
  /// handles them.
  package var isInert: Bool { self == .label || self == .image }
}
