/// The role of an element on the screen.
public enum Role: String, Sendable, CaseIterable {
  /// A revealed swipe action of a row.
  case action
  case alert
  case backButton = "back button"
  case bar = "bar"
  case button
  case cell = "row"
  case collection
  /// A column of a window with several columns.
  case column
  case footer
  case heading
  case image
  /// A link in a web page.
  case link
  case menu
  case menuItem = "menu item"
  case pageControl = "page control"
  case picker
  case progress
  case searchField = "search field"
  case scrollArea = "scroll area"
  case section
  /// The section index of a table.
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
  /// A component of a picker.
  case wheel
}
