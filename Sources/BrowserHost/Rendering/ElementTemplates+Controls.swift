import UIKitHosting

// Buttons, fields, sliders and other controls.

extension ElementTemplates {
  static let button = ElementSpec(
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

  static let barButton = ElementSpec(
    "button",
    "bar-button",
    ["type": "button"],
    [
      ElementSpec("span", "bar-button-chevron", part: .extra),
      ElementSpec("span", "bar-button-icon", part: .icon),
      ElementSpec("span", "bar-button-title", part: .text),
    ]
  )

  static let alertAction = ElementSpec(
    "button",
    "alert-action",
    ["type": "button"],
    [ElementSpec("span", part: .text)]
  )

  static let spinner = ElementSpec(
    "span",
    "spinner",
    ["role": "progressbar"],
    [spokes]
  )

  static let spokes = ElementSpec("span", "spokes", (0..<8).map { _ in ElementSpec("i") })

  static let textField = ElementSpec(
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

  static let switchControl = ElementSpec(
    "button",
    "view switch",
    ["type": "button", "role": "switch", "aria-checked": "false"],
    [ElementSpec("span", "switch-thumb", ["aria-hidden": "true"])]
  )

  static let segment = ElementSpec(
    "button",
    "segment",
    ["type": "button", "role": "radio", "aria-checked": "false"],
    [
      ElementSpec("span", "segment-icon", part: .icon),
      ElementSpec("span", "segment-title", part: .text),
    ]
  )

  static let searchBar = ElementSpec(
    "div",
    "search-bar",
    ["role": "search"],
    [ElementSpec("span", "search-prompt", part: .extra)]
  )

  /// A text view; a hidden copy of the text gives a text view that does not scroll its height.
  static let textView = ElementSpec(
    "div",
    "view text-view",
    [
      ElementSpec("span", "text-mirror", part: .text, ["aria-hidden": "true"]),
      ElementSpec("textarea", "field-input text-input", part: .field, ["rows": "1"]),
      ElementSpec("div", "text-runs", part: .secondaryText, ["tabindex": "0"]),
    ]
  )

  /// A slider; the browser handles its keys and exposes its value.
  static let slider = ElementSpec(
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
      ElementSpec("span", "slider-images", part: .extra, ["aria-hidden": "true"]),
      ElementSpec("span", "field-side", part: .rightView),
    ]
  )

  static let progress = ElementSpec(
    "div",
    "view progress",
    ["role": "progressbar", "aria-valuemin": "0", "aria-valuemax": "100"],
    [ElementSpec("span", "progress-done")]
  )
}
