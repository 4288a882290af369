import UIKitHosting

/// The elements that each kind of node consists of.
enum ElementTemplates {
  static func spec(for kind: NodeKind, id: NodeID) -> ElementSpec {
    switch kind {
    case .window: ElementSpec("div", "window")
    case .view: ElementSpec("div", "view")
    case .stack: ElementSpec("div", "view stack")
    case .label: ElementSpec("span", "label")
    case .image: ElementSpec("span", "image", ["aria-hidden": "true"])
    case .button: button
    case .control: ElementSpec("button", "view control", ["type": "button"])
    case .activityIndicator: spinner
    case .scrollView: scrollView
    case .table: table
    case .tableSection: section
    case .sectionHeader: header(id)
    case .sectionFooter: ElementSpec("div", "section-footer")
    case .cell: cell(id)
    case .navigation: ElementSpec("div", "navigation")
    case .page: ElementSpec("div", "page", ["tabindex": "-1"])
    case .navigationBar: navigationBar
    case .barButton: barButton
    case .sheet: sheet
    case .alert: alert(id)
    case .alertAction: alertAction
    case .textField: textField
    case .switchControl: switchControl
    case .searchBar: searchBar
    case .refreshControl: refreshControl
    case .tabs: tabs
    case .tabBar: ElementSpec("div", "view tab-bar", ["role": "tablist"])
    case .tabItem: tabItem
    case .toolbar: ElementSpec("div", "view toolbar", ["role": "toolbar"])
    case .stepper: ElementSpec("div", "view stepper")
    case .segmentedControl: ElementSpec("div", "view segments", ["role": "radiogroup"])
    case .segment: segment
    case .picker: ElementSpec("div", "view picker")
    case .wheel: wheel
    case .inputViews: ElementSpec("div", "view stack input-views", ["role": "group"])
    case .calendar: ElementSpec("div", "view stack calendar", ["role": "group"])
    case .pageControl: pageControl
    case .webView: webView
    case .menu: menu
    case .menuItem: menuItem
    case .split: ElementSpec("div", "view split")
    case .primaryColumn: ElementSpec("div", "view column primary-column")
    case .secondaryColumn: ElementSpec("div", "view column secondary-column")
    case .slider: slider
    case .progress: progress
    case .textView: textView
    case .collection: collection
    case .item: item(id)
    case .sectionIndex: sectionIndex
    }
  }

  /// Returns the container of the parent into which a new node of a kind is inserted.
  static func container(for kind: NodeKind) -> ElementID.Part {
    switch kind {
    case .sectionHeader: .tableHeader
    case .sectionFooter: .tableFooter
    case .barButton: .barTrailing
    case .refreshControl: .refresh
    case .sectionIndex: .extra
    case .tabBar: .bottomBar
    default: .content
    }
  }

  /// Returns the id of a node's element within the page, for `aria-labelledby`.
  static func name(_ id: NodeID, _ suffix: String = "") -> String {
    "n\(id.rawValue)\(suffix)"
  }
}
