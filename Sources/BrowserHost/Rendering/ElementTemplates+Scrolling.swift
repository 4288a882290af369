import UIKitHosting

// Scroll views and their content.

extension ElementTemplates {
  static let refreshControl = ElementSpec(
    "div",
    "refresh",
    [
      ElementSpec("span", "spinner", part: .icon, ["aria-hidden": "true"], [spokes]),
      ElementSpec("span", "refresh-title", part: .text),
      ElementSpec("button", "refresh-button", part: .hit, ["type": "button"]),
    ]
  )

  static let scrollView = ElementSpec(
    "div",
    "scroll",
    ["tabindex": "-1"],
    [
      ElementSpec("div", "refresh-place", part: .refresh),
      ElementSpec("div", "scroll-stops", part: .extra, ["aria-hidden": "true"]),
      ElementSpec("div", "scroll-content", part: .content),
    ]
  )

  static let table = ElementSpec(
    "div",
    "table",
    ["tabindex": "-1"],
    [
      ElementSpec("div", "table-background", part: .background),
      ElementSpec("div", "index-place", part: .extra),
      ElementSpec("div", "refresh-place", part: .refresh),
      ElementSpec("div", "table-header", part: .tableHeader),
      ElementSpec("div", "table-sections", part: .content),
      ElementSpec("div", "table-footer", part: .tableFooter),
    ]
  )

  static let sectionIndex = ElementSpec(
    "div",
    "section-index",
    ["role": "slider", "tabindex": "0", "aria-orientation": "vertical", "aria-valuemin": "1"],
    [ElementSpec("div", "index-titles", part: .content, ["aria-hidden": "true"])]
  )

  static let collection = ElementSpec(
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

  /// The accessibility text of a row that is no button, placed at its texts.
  private static let accessibleName = ElementSpec("span", "accessible-name")

  static func item(_ id: NodeID) -> ElementSpec {
    ElementSpec(
      "div",
      "item",
      ["role": "listitem"],
      [
        accessibleName,
        ElementSpec(
          "button",
          "cell-hit",
          part: .hit,
          ["type": "button", "id": name(id, "h"), "aria-labelledby": name(id, "c")]
        ),
        ElementSpec("div", "cell-content", part: .content, ["id": name(id, "c")]),
        ElementSpec("div", "item-accessories", part: .accessory),
        button("cell-more", .more, "m", ofRow: id, ["tabindex": "-1"]),
        button("cell-grip", .grip, "g", ofRow: id),
      ] + actions
    )
  }

  static let section = ElementSpec(
    "section",
    "section",
    [
      ElementSpec("div", "section-header-place", part: .tableHeader),
      ElementSpec("div", "rows", part: .content, ["role": "list"]),
      ElementSpec("div", "section-footer-place", part: .tableFooter),
    ]
  )

  static func header(_ id: NodeID) -> ElementSpec {
    ElementSpec(
      "div",
      "section-header",
      ["role": "heading", "aria-level": "2", "id": name(id)]
    )
  }

  static func cell(_ id: NodeID) -> ElementSpec {
    ElementSpec(
      "div",
      "cell",
      ["role": "listitem"],
      [
        accessibleName,
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
        button("cell-more", .more, "m", ofRow: id, ["tabindex": "-1"]),
        button("cell-control", .editControl, "e", ofRow: id),
        button("cell-grip", .grip, "g", ofRow: id),
      ] + actions
    )
  }

  /// Returns a button whose name is its own and the name of its row, as in "Delete Anna Haro".
  private static func button(
    _ className: String,
    _ part: ElementID.Part,
    _ suffix: String,
    ofRow id: NodeID,
    _ attributes: KeyValuePairs<String, String> = [:]
  ) -> ElementSpec {
    var button = ElementSpec(
      "button",
      className,
      part: part,
      [
        "type": "button", "id": name(id, suffix),
        "aria-labelledby": "\(name(id, suffix)) \(name(id, "h"))",
      ]
    )
    button.attributes += attributes.map(HTMLAttribute.init)
    return button
  }

  private static let actions = [
    ElementSpec("div", "cell-actions leading", part: .leadingActions),
    ElementSpec("div", "cell-actions trailing", part: .trailingActions),
  ]
}
