import Testing
import UIKit
import UIKitHosting
import UIKitTesting

@MainActor
struct UIDatePickerTests {
  private let picker = UIDatePicker()
  private let log = CallLog()

  /// Noon in Berlin, on a Saturday in June 2026.
  private static let date = Date(timeIntervalSince1970: 1_782_554_400)

  private func show(
    _ mode: UIDatePicker.Mode,
    locale: String = "en_US",
    languages: [String] = ["en"],
    timeZone: String = "Europe/Berlin"
  ) throws -> SceneDriver {
    picker.datePickerMode = mode
    picker.preferredDatePickerStyle = .wheels
    picker.addAction(UIAction { [log] _ in log("changed") }, for: .valueChanged)
    let screen = UIViewController()
    screen.view.addSubview(picker)
    var device = Device.forTests
    device.locale = Locale(identifier: locale)
    device.languages = languages
    device.timeZone = try #require(TimeZone(identifier: timeZone))
    return SceneDriver(rootViewController: screen, device: device)
  }

  private func values(_ driver: SceneDriver) -> [String] {
    driver.find(nil, .wheel).map { $0.value ?? "" }
  }

  private func titles(_ driver: SceneDriver, _ component: Int) -> [String] {
    let id = driver.find(nil, .wheel)[component].id
    for case .wheel(let wheel) in driver.display.tree[id]?.attributes ?? [] { return wheel.titles }
    return []
  }

  // MARK: - Count-down

  @Test func aCountDownBeginsWithAMinute() throws {
    let driver = try show(.countDownTimer)
    #expect(picker.countDownDuration == 60)
    #expect(
      driver.screen == "picker\n  wheel \"Hours\" = 0 hours\n  wheel \"Minutes\" = 1 min"
    )
  }

  @Test(arguments: [
    (0.0, 60.0), (-5, 60), (59, 60), (61, 60), (150, 120), (3_600, 3_600), (86_340, 86_340),
    (86_399, 86_340), (1e9, 86_340), (.nan, 60),
  ])
  func aCountDownIsOfWholeMinutesUpToADay(set: TimeInterval, kept: TimeInterval) {
    picker.countDownDuration = set
    #expect(picker.countDownDuration == kept)
  }

  @Test func theMinuteIntervalRoundsDownButNotToZero() throws {
    picker.minuteInterval = 5
    let driver = try show(.countDownTimer)
    #expect(picker.countDownDuration == 300)
    picker.countDownDuration = 4_199
    #expect(picker.countDownDuration == 3_900)
    #expect(values(driver) == ["1 hour", "5 min"])
    #expect(
      titles(driver, 1) == ["0", "5", "10", "15", "20", "25", "30", "35", "40", "45", "50", "55"]
    )
  }

  @Test(arguments: [0, 7, 31, 60, -1])
  func anIntervalThatDoesNotDivideAnHourIsAMinute(interval: Int) {
    picker.minuteInterval = interval
    picker.countDownDuration = 120
    #expect(picker.countDownDuration == 120)
  }

  @Test func turningACountDownSendsEvents() throws {
    let driver = try show(.countDownTimer)
    try driver.setCountDown(5_400)
    #expect(picker.countDownDuration == 5_400)
    #expect(values(driver) == ["1 hour", "30 min"])
    #expect(log.take() == ["changed", "changed"])
    picker.countDownDuration = 60
    #expect(log.take() == [])
  }

  @Test func aCountDownOfZeroBecomesAMinute() throws {
    let driver = try show(.countDownTimer)
    #expect(throws: DriverError.self) { try driver.pick("0", inComponent: 1) }
    #expect(picker.countDownDuration == 60)
    #expect(values(driver) == ["0 hours", "1 min"])
    #expect(log.take() == [])
  }

  @Test func textsAreInTheDevicesLanguage() throws {
    let driver = try show(.countDownTimer, locale: "zh_CN", languages: ["zh-Hans"])
    #expect(driver.screen == "picker\n  wheel \"小时\" = 0 小时\n  wheel \"分钟\" = 1 分钟")
  }

  // MARK: - Dates

  @Test(arguments: [
    ("en_US", ["June", "27", "2026"]), ("en_GB", ["27", "June", "2026"]),
    ("zh_CN", ["2026年", "6月", "27日"]),
  ])
  func daysAreWrittenInTheLocalesOrder(locale: String, expected: [String]) throws {
    picker.date = Self.date
    #expect(values(try show(.date, locale: locale)) == expected)
  }

  @Test(arguments: [
    ("en_US", ["12", "00", "PM"]), ("en_GB", ["12", "00"]), ("de_DE", ["12", "00"]),
  ])
  func timesHaveTheHourCycleOfTheLocale(locale: String, expected: [String]) throws {
    picker.date = Self.date
    #expect(values(try show(.time, locale: locale)) == expected)
  }

  @Test func timesAreInTheTimeZoneOfTheDeviceOrThePicker() throws {
    picker.date = Self.date
    let driver = try show(.time, timeZone: "America/New_York")
    #expect(values(driver) == ["6", "00", "AM"])
    picker.timeZone = TimeZone(identifier: "Asia/Shanghai")
    driver.settle()
    #expect(values(driver) == ["6", "00", "PM"])
  }

  @Test func turningWheelsChangesHourMinuteAndPeriodOfDay() throws {
    picker.date = Self.date
    let driver = try show(.time)
    try driver.pick("3")
    #expect(picker.date == Self.date + 3 * 3_600)
    try driver.pick("AM", inComponent: 2)
    #expect(picker.date == Self.date - 9 * 3_600)
    try driver.pick("45", inComponent: 1)
    #expect(picker.date == Self.date - 9 * 3_600 + 45 * 60)
    #expect(log.take() == ["changed", "changed", "changed"])
  }

  @Test func aDayThatItsMonthLacksBecomesTheLast() throws {
    picker.date = Self.date
    let driver = try show(.date)
    try driver.pick("February", inComponent: 0)
    try driver.pick("31", inComponent: 1)
    #expect(values(driver) == ["February", "28", "2026"])
    try driver.pick("2028", inComponent: 2)
    try driver.pick("29", inComponent: 1)
    #expect(values(driver) == ["February", "29", "2028"])
  }

  @Test func theInitialDateIsThatOfTheScenesClock() throws {
    final class Screen: UIViewController {
      var picker: UIDatePicker?

      override func viewDidLoad() {
        super.viewDidLoad()
        let picker = UIDatePicker()
        view.addSubview(picker)
        self.picker = picker
      }
    }
    let screen = Screen()
    let driver = SceneDriver(rootViewController: screen)
    #expect(try #require(screen.picker).date == driver.clock.date)
  }

  @Test func dateAndTimeHasWheelsForDayAndTime() throws {
    picker.date = Self.date
    picker.minuteInterval = 15
    let driver = try show(.dateAndTime)
    #expect(values(driver) == ["Sat, Jun 27", "12", "00", "PM"])
    #expect(titles(driver, 2) == ["00", "15", "30", "45"])
    try driver.pick("Sun, Jun 28")
    #expect(picker.date == Self.date + 86_400)
  }

  @Test func theCurrentDayIsNamedToday() throws {
    picker.date = ManualHostClock.defaultStart
    let driver = try show(.dateAndTime)
    #expect(values(driver).first == "Today")
  }

  @Test func daysContinueBeyondTheLastRow() throws {
    picker.date = Self.date
    let driver = try show(.dateAndTime)
    let last = titles(driver, 0).count - 1
    #expect(last == 360)
    #expect(driver.send(.pick(driver.find(nil, .wheel)[0].id, row: last)))
    #expect(picker.date == Self.date + 180 * 86_400 + 3_600)
    driver.settle()
    #expect(driver.send(.pick(driver.find(nil, .wheel)[0].id, row: last)))
  }

  // MARK: - Limits

  @Test func aDateKeepsWithinItsLimits() throws {
    picker.minimumDate = Self.date
    picker.maximumDate = Self.date + 3_600
    picker.date = Self.date - 1
    #expect(picker.date == Self.date)
    picker.date = Self.date + 7_200
    #expect(picker.date == Self.date + 3_600)
    let driver = try show(.time)
    #expect(throws: DriverError.self) { try driver.pick("5") }
    #expect(values(driver) == ["1", "00", "PM"])
    try driver.pick("12")
    #expect(picker.date == Self.date)
  }

  @Test func contradictingLimitsAreIgnored() {
    picker.minimumDate = Self.date
    picker.maximumDate = Self.date - 3_600
    picker.date = Self.date - 86_400
    #expect(picker.date == Self.date - 86_400)
  }

  @Test func yearsEndWhereTheLimitsDo() throws {
    picker.date = Self.date
    picker.minimumDate = Self.date - 366 * 86_400
    picker.maximumDate = Self.date + 366 * 86_400
    let driver = try show(.date)
    #expect(titles(driver, 2) == ["2025", "2026", "2027"])
  }

  // MARK: - Forged events

  @Test func aDisabledPickerKeepsItsDate() throws {
    picker.date = Self.date
    let driver = try show(.date)
    picker.isEnabled = false
    #expect(throws: DriverError.self) { try driver.pick("March") }
    #expect(picker.date == Self.date)
    #expect(log.take() == [])
  }

  @Test(arguments: [-1, 12, 1 << 20])
  func anInvalidMonthIsRejected(row: Int) throws {
    picker.date = Self.date
    let driver = try show(.date)
    #expect(!driver.send(.pick(driver.find(nil, .wheel)[0].id, row: row)))
    #expect(picker.date == Self.date)
  }
}
