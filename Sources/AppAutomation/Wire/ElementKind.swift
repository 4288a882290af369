/// The type of an element, with the raw values of Apple's `XCUIElement.ElementType`.
package enum ElementKind: UInt, Codable, Sendable {
  case other = 1
  case application = 2
  case window = 4
  case sheet = 5
  case alert = 7
  case button = 9
  case keyboard = 19
  case key = 20
  case navigationBar = 21
  case tabBar = 22
  case toolbar = 24
  case table = 26
  case collectionView = 32
  case slider = 33
  case pageIndicator = 34
  case progressIndicator = 35
  case activityIndicator = 36
  case segmentedControl = 37
  case picker = 38
  case pickerWheel = 39
  case switchControl = 40
  case link = 42
  case image = 43
  case searchField = 45
  case scrollView = 46
  case staticText = 48
  case textField = 49
  case secureTextField = 50
  case datePicker = 51
  case textView = 52
  case menu = 53
  case menuItem = 54
  case webView = 58
  case cell = 75
  case stepper = 79
}
