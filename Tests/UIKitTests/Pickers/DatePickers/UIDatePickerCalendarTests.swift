import Testing
import UIKit
import UIKitHosting
import UIKitTesting

/// Apple: `UIDatePickerStyle.compact` and `.inline`.
@MainActor
struct UIDatePickerCalendarTests {
  private let picker = UIDatePicker()
  private let log = CallLog()

  /// Noon in Berlin, on Saturday, 27 June 2026.
  private static let date = Date(timeIntervalSince1970: 1_782_554_400)
  private static let day: TimeInterval = 86_400

  private func show(
    _ mode: UIDatePicker.Mode,
    _ style: UIDatePickerStyle = .automatic,
    locale: String = "en_US",
    languages: [String] = ["en"]
  ) throws -> SceneDriver {
    picker.datePickerMode = mode
    picker.preferredDatePickerStyle = style
    picker.date = Self.date
    picker.addAction(UIAction { [log] _ in log("changed") }, for: .valueChanged)
    let screen = UIViewController()
    screen.view.addSubview(picker)
    var device = Device.forTests
    device.locale = Locale(identifier: locale)
    device.languages = languages
    device.timeZone = try #require(TimeZone(identifier: "Europe/Berlin"))
    return SceneDriver(rootViewController: screen, device: device)
  }

  private func labels(_ driver: SceneDriver) -> [String] {
    driver.find(nil, .button).map { $0.label.replacing("\u{202F}", with: " ") }
  }

  // MARK: - Styles

  @Test(arguments: [
    (UIDatePicker.Mode.date, UIDatePickerStyle.automatic, UIDatePickerStyle.compact),
    (.time, .automatic, .compact), (.dateAndTime, .automatic, .compact), (.date, .inline, .inline),
    (.date, .wheels, .wheels), (.countDownTimer, .automatic, .wheels),
    (.yearAndMonth, .automatic, .wheels), (.yearAndMonth, .inline, .wheels),
  ])
  func theStyleGoesWithTheMode(
    mode: UIDatePicker.Mode,
    wish: UIDatePickerStyle,
    style: UIDatePickerStyle
  ) {
    picker.datePickerMode = mode
    picker.preferredDatePickerStyle = wish
    #expect(picker.datePickerStyle == style)
  }

  @Test func theStyleMayChangeOnTheScreen() throws {
    let driver = try show(.date, .wheels)
    #expect(driver.find(nil, .wheel).count == 3)
    picker.preferredDatePickerStyle = .compact
    driver.settle()
    #expect(driver.find(nil, .wheel).isEmpty)
    #expect(labels(driver) == ["Date"])
    picker.preferredDatePickerStyle = .inline
    driver.settle()
    #expect(labels(driver).contains("Friday, June 26, 2026"))
    picker.datePickerMode = .yearAndMonth
    driver.settle()
    #expect(driver.find(nil, .wheel).map { $0.value ?? "" } == ["June", "2026"])
  }

  @Test(arguments: [("en_US", ["June", "2026"]), ("zh_CN", ["2026年", "6月"])])
  func monthsAndYearsAreInTheLocalesOrder(locale: String, values: [String]) throws {
    let driver = try show(.yearAndMonth, locale: locale)
    #expect(driver.find(nil, .wheel).map { $0.value ?? "" } == values)
  }

  @Test func aMonthIsChosenAndTheDayStaysWithinIt() throws {
    let driver = try show(.yearAndMonth)
    picker.date = Self.date + 3 * Self.day + 31 * Self.day
    try driver.pick("February")
    #expect(log.take() == ["changed"])
    #expect(Calendar(identifier: .gregorian).component(.month, from: picker.date) == 2)
  }

  // MARK: - A calendar in place

  @Test func aDayIsChosenAndItsTimeStays() throws {
    let driver = try show(.date, .inline)
    try driver.tap("Monday, June 1, 2026")
    #expect(picker.date == Self.date - 26 * Self.day)
    #expect(log.take() == ["changed"])
    picker.date = Self.date
    #expect(log.take() == [])
  }

  @Test func showingAnotherMonthDoesNotChangeTheDate() throws {
    let driver = try show(.date, .inline)
    #expect(labels(driver)[0] == "June 2026")
    try driver.tap("Next Month")
    #expect(labels(driver)[0] == "July 2026")
    #expect(log.take() == [])
    try driver.tap("Friday, July 31, 2026")
    #expect(picker.date == Self.date + 34 * Self.day)
    try driver.tap("Previous Month")
    #expect(labels(driver)[0] == "June 2026")
  }

  @Test func daysOutsideOfTheLimitsCannotBeChosen() throws {
    picker.minimumDate = Self.date - 2 * Self.day
    picker.maximumDate = Self.date + 2 * Self.day
    let driver = try show(.date, .inline)
    #expect(throws: DriverError.self) { try driver.tap("Wednesday, June 24, 2026") }
    #expect(throws: DriverError.self) { try driver.tap("Tuesday, June 30, 2026") }
    #expect(throws: DriverError.self) { try driver.tap("Next Month") }
    #expect(throws: DriverError.self) { try driver.tap("Previous Month") }
    // The first selectable day begins before the minimum date.
    try driver.tap("Thursday, June 25, 2026")
    #expect(picker.date == picker.minimumDate)
  }

  @Test func theTitleOpensWheelsOfMonths() throws {
    let driver = try show(.date, .inline)
    try driver.tap("June 2026")
    try driver.pick("March")
    #expect(Calendar(identifier: .gregorian).component(.month, from: picker.date) == 3)
    #expect(log.take() == ["changed"])
    try driver.tap("March 2026")
    #expect(labels(driver).contains("Friday, March 27, 2026"))
  }

  @Test(arguments: [
    ("en_US", "SUN MON TUE WED THU FRI SAT"), ("de_DE", "MO DI MI DO FR SA SO"),
    ("zh_CN", "周日 周一 周二 周三 周四 周五 周六"),
  ])
  func theFirstWeekdayIsThatOfTheLocale(locale: String, names: String) throws {
    let driver = try show(.date, .inline, locale: locale)
    let nodes = driver.display.tree
    var shown: [String] = []
    func visit(_ id: NodeID) {
      guard let node = nodes[id] else { return }
      if node.kind == .label,
        case .text(let text?, _)? = node.attributes.first(where: { $0.key == .text })
      {
        shown.append(text)
      }
      node.children.forEach(visit)
    }
    nodes.root.map(visit)
    #expect(shown.prefix(7).joined(separator: " ") == names)
  }

  // MARK: - Fields

  @Test func fieldsOpenACalendarAndWheels() throws {
    let driver = try show(.dateAndTime)
    #expect(driver.find(nil, .button).map { $0.label } == ["Date", "Time"])
    try driver.tap("Date")
    try driver.tap("Monday, June 1, 2026")
    #expect(picker.date == Self.date - 26 * Self.day)
    try driver.dismissSheet()
    try driver.tap("Time")
    try driver.pick("3", inComponent: 0)
    #expect(log.take() == ["changed", "changed"])
    #expect(picker.date == Self.date - 26 * Self.day + 3 * 3_600)
  }

  @Test func aCalendarWithATimeHasAFieldForIt() throws {
    let driver = try show(.dateAndTime, .inline)
    try driver.tap("Time")
    try driver.pick("AM", inComponent: 2)
    #expect(picker.date == Self.date - 12 * 3_600)
  }

  @Test func aDisabledPickerOpensNoCalendar() throws {
    let driver = try show(.date)
    picker.isEnabled = false
    driver.settle()
    #expect(throws: DriverError.self) { try driver.tap("Date") }
  }
}
