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
    case .page: ElementSpec("article", "page", ["tabindex": "-1"])
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
    case .stepper: ElementSpec("div", "view stepper", ["role": "group"])
    case .segmentedControl: ElementSpec("div", "view segments", ["role": "radiogroup"])
    case .segment: segment
    case .picker: ElementSpec("div", "view picker", ["role": "group"])
    case .wheel: wheel
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
    }
  }

  /// The container of the parent in which a new node of a kind is put.
  static func container(for kind: NodeKind) -> ElementID.Part {
    switch kind {
    case .sectionHeader: .tableHeader
    case .sectionFooter: .tableFooter
    case .barButton: .barTrailing
    case .refreshControl: .refresh
    case .tabBar: .bottomBar
    default: .content
    }
  }

  /// The name of a node's element within the page, for `aria-labelledby`.
  static func name(_ id: NodeID, _ suffix: String = "") -> String {
    "n\(id.rawValue)\(suffix)"
  }

  // MARK: - Controls

  private static let button = ElementSpec(
    "button",
    "button",
    ["type": "button"],
    [
      ElementSpec("span", "button-icon", part: .icon),
      ElementSpec(
        "span",
        "button-words",
        [
          ElementSpec("span", "button-title", part: .text),
          ElementSpec("span", "button-subtitle", part: .secondaryText),
        ]
      ),
    ]
  )

  private static let barButton = ElementSpec(
    "button",
    "bar-button",
    ["type": "button"],
    [
      ElementSpec("span", "bar-button-icon", part: .icon),
      ElementSpec("span", "bar-button-title", part: .text),
    ]
  )

  private static let alertAction = ElementSpec(
    "button",
    "alert-action",
    ["type": "button"],
    [ElementSpec("span", part: .text)]
  )

  private static let spinner = ElementSpec(
    "span",
    "spinner",
    ["role": "progressbar"],
    [spokes]
  )

  static let spokes = ElementSpec("span", "spokes", (0..<8).map { _ in ElementSpec("i") })

  private static let textField = ElementSpec(
    "div",
    "view field",
    [
      ElementSpec("span", "field-side", part: .leftView),
      ElementSpec("span", "field-glass", part: .icon, ["aria-hidden": "true"]),
      ElementSpec(
        "input",
        "field-input",
        part: .field,
        ["type": "text", "placeholder": " ", "autocomplete": "off"]
      ),
      ElementSpec("button", "field-clear", part: .hit, ["type": "button", "tabindex": "-1"]),
      ElementSpec("span", "field-side", part: .rightView),
    ]
  )

  private static let switchControl = ElementSpec(
    "button",
    "view switch",
    ["type": "button", "role": "switch", "aria-checked": "false"],
    [ElementSpec("span", "switch-thumb", ["aria-hidden": "true"])]
  )

  private static let segment = ElementSpec(
    "button",
    "segment",
    ["type": "button", "role": "radio", "aria-checked": "false"],
    [
      ElementSpec("span", "segment-icon", part: .icon),
      ElementSpec("span", "segment-title", part: .text),
    ]
  )

  private static let searchBar = ElementSpec(
    "div",
    "search-bar",
    ["role": "search"],
    [ElementSpec("span", "search-prompt", part: .extra)]
  )

  /// The text stands twice: what cannot be seen gives a text that does not scroll its height.
  private static let textView = ElementSpec(
    "div",
    "view text-view",
    [
      ElementSpec("span", "text-mirror", part: .text, ["aria-hidden": "true"]),
      ElementSpec("textarea", "field-input text-input", part: .field, ["rows": "1"]),
    ]
  )

  /// A browser knows how a slider goes by keys and says where it is.
  private static let slider = ElementSpec(
    "div",
    "view slider",
    [
      ElementSpec("span", "field-side", part: .leftView),
      ElementSpec(
        "input",
        "slider-range",
        part: .field,
        ["type": "range", "min": "0", "max": "1", "step": "any"]
      ),
      ElementSpec("span", "field-side", part: .rightView),
    ]
  )

  private static let progress = ElementSpec(
    "div",
    "view progress",
    ["role": "progressbar", "aria-valuemin": "0", "aria-valuemax": "100"],
    [ElementSpec("span", "progress-done")]
  )

  // MARK: - Pickers and menus

  private static let wheel = ElementSpec(
    "div",
    "wheel",
    [
      ElementSpec("span", "wheel-widest", part: .text, ["aria-hidden": "true"]),
      ElementSpec(
        "div",
        "wheel-rows",
        part: .hit,
        ["role": "spinbutton", "tabindex": "0"],
        [ElementSpec("div", "wheel-drum", part: .content, ["aria-hidden": "true"])]
      ),
      ElementSpec("span", "wheel-unit", part: .secondaryText, ["aria-hidden": "true"]),
    ]
  )

  private static let pageControl = ElementSpec(
    "div",
    "view page-control",
    ["role": "slider", "tabindex": "0"],
    [ElementSpec("div", "page-dots", part: .content, ["aria-hidden": "true"])]
  )

  /// The page in it has the host's address, so that its links and its size can be seen from
  /// outside, and may run nothing.
  private static let webView = ElementSpec(
    "div",
    "view web",
    [
      ElementSpec(
        "iframe",
        "web-page",
        part: .panel,
        ["sandbox": "allow-same-origin", "referrerpolicy": "no-referrer", "tabindex": "0"]
      )
    ]
  )

  private static let menu = ElementSpec(
    "div",
    "menu",
    [
      ElementSpec("div", "dim", part: .hit),
      ElementSpec(
        "div",
        "menu-panel",
        part: .panel,
        ["tabindex": "-1"],
        [
          ElementSpec("div", "menu-title", part: .text, ["aria-hidden": "true"]),
          ElementSpec("div", "menu-items", part: .content, ["role": "menu", "tabindex": "-1"]),
        ]
      ),
    ]
  )

  private static let menuItem = ElementSpec(
    "button",
    "menu-item",
    ["type": "button", "role": "menuitem", "tabindex": "-1"],
    [
      ElementSpec(
        "span",
        "menu-words",
        [
          ElementSpec("span", "menu-item-title", part: .text),
          ElementSpec("span", "menu-item-subtitle", part: .secondaryText),
        ]
      ),
      ElementSpec("span", "menu-icon", part: .icon),
    ]
  )

  // MARK: - Scrolling

  private static let refreshControl = ElementSpec(
    "div",
    "refresh",
    [
      ElementSpec("span", "spinner", part: .icon, ["aria-hidden": "true"], [spokes]),
      ElementSpec("span", "refresh-title", part: .text),
      ElementSpec("button", "refresh-button", part: .hit, ["type": "button"]),
    ]
  )

  private static let scrollView = ElementSpec(
    "div",
    "scroll",
    ["tabindex": "-1"],
    [
      ElementSpec("div", "refresh-place", part: .refresh),
      ElementSpec("div", "scroll-stops", part: .extra, ["aria-hidden": "true"]),
      ElementSpec("div", "scroll-content", part: .content),
    ]
  )

  private static let table = ElementSpec(
    "div",
    "table",
    ["tabindex": "-1"],
    [
      ElementSpec("div", "table-background", part: .background),
      ElementSpec("div", "refresh-place", part: .refresh),
      ElementSpec("div", "table-header", part: .tableHeader),
      ElementSpec("div", "table-sections", part: .content),
      ElementSpec("div", "table-footer", part: .tableFooter),
    ]
  )

  private static let collection = ElementSpec(
    "div",
    "scroll collection",
    ["tabindex": "-1"],
    [
      ElementSpec("div", "table-background", part: .background),
      ElementSpec("div", "refresh-place", part: .refresh),
      ElementSpec("div", "scroll-stops", part: .extra, ["aria-hidden": "true"]),
      ElementSpec("div", "scroll-content", part: .content, ["role": "list"]),
    ]
  )

  private static func item(_ id: NodeID) -> ElementSpec {
    ElementSpec(
      "div",
      "item",
      ["role": "listitem"],
      [
        ElementSpec(
          "button",
          "cell-hit",
          part: .hit,
          ["type": "button", "id": name(id, "h"), "aria-labelledby": name(id, "c")]
        ),
        ElementSpec("div", "cell-content", part: .content, ["id": name(id, "c")]),
      ]
    )
  }

  private static let section = ElementSpec(
    "section",
    "section",
    [
      ElementSpec("div", "section-header-place", part: .tableHeader),
      ElementSpec("div", "rows", part: .content, ["role": "list"]),
      ElementSpec("div", "section-footer-place", part: .tableFooter),
    ]
  )

  private static func header(_ id: NodeID) -> ElementSpec {
    ElementSpec(
      "div",
      "section-header",
      ["role": "heading", "aria-level": "2", "id": name(id)]
    )
  }

  private static func cell(_ id: NodeID) -> ElementSpec {
    ElementSpec(
      "div",
      "cell",
      ["role": "listitem"],
      [
        ElementSpec(
          "button",
          "cell-hit",
          part: .hit,
          ["type": "button", "id": name(id, "h"), "aria-labelledby": name(id, "c")]
        ),
        ElementSpec("div", "cell-content", part: .content, ["id": name(id, "c")]),
        ElementSpec("div", "cell-accessory-view", part: .accessory),
        ElementSpec("button", "cell-detail", part: .extra, ["type": "button"]),
        ElementSpec("span", "cell-mark", ["aria-hidden": "true"]),
        ElementSpec(
          "button",
          "cell-more",
          part: .more,
          [
            "type": "button", "tabindex": "-1", "id": name(id, "m"),
            "aria-labelledby": "\(name(id, "m")) \(name(id, "c"))",
          ]
        ),
        ElementSpec(
          "button",
          "cell-control",
          part: .editControl,
          ["type": "button", "aria-describedby": name(id, "c")]
        ),
        ElementSpec(
          "button",
          "cell-grip",
          part: .grip,
          [
            "type": "button", "id": name(id, "g"),
            "aria-labelledby": "\(name(id, "g")) \(name(id, "c"))",
          ]
        ),
        ElementSpec("div", "cell-actions leading", part: .leadingActions),
        ElementSpec("div", "cell-actions trailing", part: .trailingActions),
      ]
    )
  }

  // MARK: - Screens

  private static let navigationBar = ElementSpec(
    "header",
    "bar",
    [
      ElementSpec("div", "bar-prompt", part: .extra),
      ElementSpec(
        "div",
        "bar-row",
        [
          ElementSpec(
            "div",
            "bar-side bar-start",
            [
              ElementSpec("div", "bar-items", part: .barBack),
              ElementSpec("div", "bar-items", part: .barLeading),
            ]
          ),
          ElementSpec(
            "div",
            "bar-middle",
            [
              ElementSpec("h1", "bar-title", part: .text),
              ElementSpec("div", "bar-title-view", part: .barTitleView),
            ]
          ),
          ElementSpec(
            "div",
            "bar-side bar-end",
            [ElementSpec("div", "bar-items", part: .barTrailing)]
          ),
        ]
      ),
      ElementSpec(
        "div",
        "bar-large",
        ["aria-hidden": "true"],
        [ElementSpec("span", "bar-large-title", part: .secondaryText)]
      ),
      ElementSpec("div", "bar-search", part: .barSearch),
    ]
  )

  private static let tabs = ElementSpec(
    "div",
    "tabs",
    [
      ElementSpec("div", "tabs-content", part: .content, ["role": "tabpanel"]),
      ElementSpec("div", "tabs-bar", part: .bottomBar),
    ]
  )

  private static let tabItem = ElementSpec(
    "button",
    "tab-item",
    ["type": "button", "role": "tab", "aria-selected": "false"],
    [
      ElementSpec("span", "tab-icon", part: .icon),
      ElementSpec("span", "tab-title", part: .text),
      ElementSpec("span", "tab-badge", part: .extra, ["aria-hidden": "true"]),
    ]
  )

  private static let sheet = ElementSpec(
    "div",
    "sheet",
    [
      ElementSpec("div", "dim", part: .hit),
      ElementSpec(
        "div",
        "sheet-panel",
        part: .panel,
        ["role": "dialog", "aria-modal": "true", "tabindex": "-1"],
        [
          ElementSpec("button", "grabber", part: .extra, ["type": "button"]),
          ElementSpec("div", "sheet-content", part: .content),
        ]
      ),
    ]
  )

  private static func alert(_ id: NodeID) -> ElementSpec {
    ElementSpec(
      "div",
      "alert",
      [
        ElementSpec("div", "dim", part: .hit),
        ElementSpec(
          "div",
          "alert-panel",
          part: .panel,
          [
            "role": "alertdialog", "aria-modal": "true", "tabindex": "-1",
            "aria-labelledby": name(id, "t"), "aria-describedby": name(id, "m"),
          ],
          [
            ElementSpec(
              "div",
              "alert-words",
              [
                ElementSpec("h2", "alert-title", part: .text, ["id": name(id, "t")]),
                ElementSpec("p", "alert-message", part: .secondaryText, ["id": name(id, "m")]),
              ]
            ),
            ElementSpec("div", "alert-fields", part: .extra),
            ElementSpec("div", "alert-actions", part: .content),
          ]
        ),
      ]
    )
  }
}
