import AppAutomation

extension XCUIElement {
  /// The type of an element, with Apple's raw values.
  public enum ElementType: UInt, Sendable {
    case any = 0
    case other, application, group, window, sheet, drawer, alert, dialog, button, radioButton
    case radioGroup, checkBox, disclosureTriangle, popUpButton, comboBox, menuButton, toolbarButton
    case popover, keyboard, key, navigationBar, tabBar, tabGroup, toolbar, statusBar, table,
      tableRow
    case tableColumn, outline, outlineRow, browser, collectionView, slider, pageIndicator
    case progressIndicator, activityIndicator, segmentedControl, picker, pickerWheel, `switch`
    case toggle, link, image, icon, searchField, scrollView, scrollBar, staticText, textField
    case secureTextField, datePicker, textView, menu, menuItem, menuBar, menuBarItem, map, webView
    case incrementArrow, decrementArrow, timeline, ratingIndicator, valueIndicator, splitGroup
    case splitter, relevanceIndicator, colorWell, helpTag, matte, dockItem, ruler, rulerMarker, grid
    case levelIndicator, cell, layoutArea, layoutItem, handle, stepper, tab, touchBar, statusItem
  }

  public enum SizeClass: Int, Sendable {
    case unspecified, compact, regular
  }

  /// The name of an attribute in a snapshot's dictionary.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }

    public static let identifier = Self("identifier")
    public static let elementType = Self("elementType")
    public static let value = Self("value")
    public static let placeholderValue = Self("placeholderValue")
    public static let title = Self("title")
    public static let label = Self("label")
    public static let hasFocus = Self("hasFocus")
    public static let enabled = Self("enabled")
    public static let selected = Self("selected")
    public static let frame = Self("frame")
    public static let horizontalSizeClass = Self("horizontalSizeClass")
    public static let verticalSizeClass = Self("verticalSizeClass")
    public static let children = Self("children")
  }
}

extension XCUIElement.ElementType {
  init(_ kind: ElementKind) { self = Self(rawValue: kind.rawValue) ?? .other }

  /// The name in messages, such as "Button".
  var name: String {
    let text = "\(self)"
    return text.prefix(1).uppercased() + text.dropFirst()
  }
}
