import UIKitHosting

// Pickers and menus, and web pages in frames.

extension ElementTemplates {
  static let wheel = ElementSpec(
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

  static let pageControl = ElementSpec(
    "div",
    "view page-control",
    ["role": "slider", "tabindex": "0"],
    [ElementSpec("div", "page-dots", part: .content, ["aria-hidden": "true"])]
  )

  /// A web view; the page in it has the host's origin, so that its links and its size are
  /// accessible from outside, and may run no scripts.
  static let webView = ElementSpec(
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

  static let menu = ElementSpec(
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

  static let menuItem = ElementSpec(
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
}
