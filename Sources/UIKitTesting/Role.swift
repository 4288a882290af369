/// What a person takes a part of the screen for.
public enum Role: String, Sendable, CaseIterable {
  /// What a swipe on a row has laid open.
  case action
  case alert
  case backButton = "back button"
  case bar = "bar"
  case button
  case cell = "row"
  case collection
  /// One of several parts of a window that stand side by side.
  case column
  case footer
  case heading
  case image
  /// In a web page.
  case link
  case menu
  case menuItem = "menu item"
  case pageControl = "page control"
  case picker
  case progress
  case searchField = "search field"
  case scrollArea = "scroll area"
  case section
  /// The titles at a table's side.
  case sectionIndex = "section index"
  case segment
  case segmentedControl = "segmented control"
  case secureField = "secure text field"
  case sheet
  case slider
  case stepper
  case tab
  case tabBar = "tab bar"
  case toggle = "switch"
  case toolbar
  case webPage = "web page"
  case table
  case text
  case textField = "text field"
  case textView = "text view"
  /// One component of a picker.
  case wheel
}
