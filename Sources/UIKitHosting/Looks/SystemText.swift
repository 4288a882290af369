/// The style of a text in the system's own bars, lists and controls.
///
/// Style sheets use `text(bar-title)`.
package struct SystemText: Sendable, Equatable {
  /// The size in points, at the default text size.
  package let size: Double
  /// The maximum size in points; nil for none.
  package let most: Double?
  /// A Boolean value that indicates whether it follows the user's text size.
  package let scales: Bool
  /// The weight in CSS units; nil to inherit it, usually as 400.
  package let weight: Int?
  /// The line height as a multiple of the text size; nil to inherit it.
  package let lineHeight: Double?
  /// A Boolean value that indicates whether it uses the font for large text.
  package let isDisplay: Bool

  package init(
    _ size: Double,
    atMost most: Double? = nil,
    scales: Bool = true,
    weight: Int? = nil,
    lineHeight: Double? = nil,
    isDisplay: Bool = false
  ) {
    self.size = size
    self.most = most
    self.scales = scales
    self.weight = weight
    self.lineHeight = lineHeight
    self.isDisplay = isDisplay
  }

  // MARK: Bars

  package static let barTitle = SystemText(17, atMost: 21, weight: 600, lineHeight: 1.294)
  package static let largeTitle = SystemText(
    34,
    atMost: 60,
    weight: 700,
    lineHeight: 1.206,
    isDisplay: true
  )
  package static let barPrompt = SystemText(13, atMost: 20)
  package static let barButton = SystemText(17, atMost: 21)
  package static let barIcon = SystemText(18, atMost: 22)
  /// The text of an app's views in a bar.
  package static let barContent = SystemText(16, atMost: 18)
  package static let searchField = SystemText(17, atMost: 21)
  package static let searchIcon = SystemText(16, atMost: 20)
  package static let searchPrompt = SystemText(13, atMost: 15)

  package static let tabTitle = SystemText(10, atMost: 12, weight: 500, lineHeight: 1.2)
  /// A title beside its icon, or without one.
  package static let tabInlineTitle = SystemText(13, atMost: 16)
  package static let tabCompactTitle = SystemText(12, atMost: 15)
  package static let tabIcon = SystemText(20)
  package static let tabBadge = SystemText(13, scales: false, weight: 400)

  // MARK: Alerts and menus

  package static let alertTitle = SystemText(17, weight: 600, lineHeight: 1.294)
  package static let alertMessage = SystemText(13, lineHeight: 1.231)
  package static let alertField = SystemText(13)
  package static let actionSheetTitle = SystemText(13)
  package static let actionSheetAction = SystemText(20, isDisplay: true)
  package static let menuTitle = SystemText(12, lineHeight: 1.333)
  package static let menuSubtitle = SystemText(13)
  package static let menuIcon = SystemText(18)
  package static let editMenuItem = SystemText(15)

  // MARK: Controls and lists

  package static let buttonSubtitle = SystemText(13)
  package static let smallButton = SystemText(15)
  package static let miniButton = SystemText(13)
  package static let segment = SystemText(13, atMost: 17, lineHeight: 1.2)
  package static let segmentIcon = SystemText(17, atMost: 21)
  package static let stepperIcon = SystemText(15)
  package static let wheel = SystemText(21, atMost: 28)
  package static let wheelUnit = SystemText(17, atMost: 23, weight: 600)
  package static let calendar = SystemText(17, atMost: 20)
  package static let rowAction = SystemText(15)
  package static let rowActionIcon = SystemText(20)
  package static let refreshTitle = SystemText(12)
  package static let indexTitle = SystemText(11, scales: false, weight: 600)
  package static let field = SystemText(17, scales: false)

  /// The styles by their names in style sheets.
  package static let named: [String: SystemText] = [
    "bar-title": barTitle, "large-title": largeTitle, "bar-prompt": barPrompt,
    "bar-button": barButton, "bar-icon": barIcon, "bar-content": barContent,
    "search-field": searchField, "search-icon": searchIcon, "search-prompt": searchPrompt,
    "tab-title": tabTitle, "tab-inline-title": tabInlineTitle,
    "tab-compact-title": tabCompactTitle, "tab-icon": tabIcon, "tab-badge": tabBadge,
    "alert-title": alertTitle, "alert-message": alertMessage, "alert-field": alertField,
    "action-sheet-title": actionSheetTitle, "action-sheet-action": actionSheetAction,
    "menu-title": menuTitle, "menu-subtitle": menuSubtitle, "menu-icon": menuIcon,
    "edit-menu-item": editMenuItem,
    "button-subtitle": buttonSubtitle, "small-button": smallButton, "mini-button": miniButton,
    "segment": segment, "segment-icon": segmentIcon, "stepper-icon": stepperIcon,
    "wheel": wheel, "wheel-unit": wheelUnit, "calendar": calendar,
    "row-action": rowAction, "row-action-icon": rowActionIcon, "refresh-title": refreshTitle,
    "index-title": indexTitle, "field": field,
  ]
}
