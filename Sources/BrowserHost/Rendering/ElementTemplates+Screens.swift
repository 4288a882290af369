import UIKitHosting

// Bars, tabs, sheets and alerts.

extension ElementTemplates {
  static let navigationBar = ElementSpec(
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

  static let tabs = ElementSpec(
    "div",
    "tabs",
    [
      ElementSpec("div", "tabs-content", part: .content, ["role": "tabpanel"]),
      ElementSpec("div", "tabs-bar", part: .bottomBar),
      ElementSpec("div", "tabs-over", part: .accessory),
    ]
  )

  static let tabItem = ElementSpec(
    "button",
    "tab-item",
    ["type": "button", "role": "tab", "aria-selected": "false"],
    [
      ElementSpec("span", "tab-icon", part: .icon),
      ElementSpec("span", "tab-title", part: .text),
      ElementSpec("span", "tab-badge", part: .extra, ["aria-hidden": "true"]),
    ]
  )

  static let sheet = ElementSpec(
    "div",
    "sheet",
    [
      ElementSpec("div", "dim", part: .hit),
      ElementSpec(
        "div",
        "sheet-panel",
        part: .panel,
        ["role": "dialog", "tabindex": "-1"],
        [
          ElementSpec("button", "grabber", part: .extra, ["type": "button"]),
          ElementSpec("div", "sheet-content", part: .content),
        ]
      ),
    ]
  )

  static func alert(_ id: NodeID) -> ElementSpec {
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
            "aria-labelledby": name(id, "m"),
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
