package import UIKitHosting

/// Lets a person choose a date, a time, or how long something takes, by turning wheels.
///
/// It sends `.valueChanged` for a person's choices only.
open class UIDatePicker: UIControl {
  public enum Mode: Int, Sendable {
    case time = 0
    case date = 1
    case dateAndTime = 2
    /// Hours and minutes of a duration.
    case countDownTimer = 3
  }

  private static let size = CGSize(width: 320, height: 216)
  static let longestCountDown: TimeInterval = 86_340

  final var _date = Date()
  final var _countDown: TimeInterval = 60
  final var _columns: _DateColumns?

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    nil
  }

  package override var _kind: NodeKind { .picker }

  // MARK: What is chosen

  open var datePickerMode: UIDatePicker.Mode = .dateAndTime {
    didSet { if datePickerMode != oldValue { _setNeedsWheels() } }
  }

  /// Between `minimumDate` and `maximumDate`; in a count-down it says nothing.
  open var date: Date {
    get { _date }
    set { setDate(newValue, animated: false) }
  }

  /// Sends no event.
  open func setDate(_ date: Date, animated: Bool) {
    _date = _limited(date)
    _turnWheels(animated: animated)
  }

  /// Seconds of a count-down, in whole minutes from 1 to 23 hours and 59 minutes.
  ///
  /// What is less or more becomes the nearest of these; `minuteInterval` rounds down, but not to
  /// nothing.
  open var countDownDuration: TimeInterval {
    get { _countDown }
    set {
      _countDown = _limited(countDown: newValue)
      _turnWheels(animated: false)
    }
  }

  // MARK: What can be chosen

  /// Without effect while it is later than `maximumDate`.
  open var minimumDate: Date? {
    didSet { if minimumDate != oldValue { limitsChanged() } }
  }

  open var maximumDate: Date? {
    didSet { if maximumDate != oldValue { limitsChanged() } }
  }

  /// From 1 to 30, and a divisor of 60; anything else counts as 1.
  open var minuteInterval: Int = 1 {
    didSet { if minuteInterval != oldValue { limitsChanged() } }
  }

  private func limitsChanged() {
    _date = _limited(_date)
    _countDown = _limited(countDown: _countDown)
    _setNeedsWheels()
  }

  // MARK: Where the person is

  /// Nil for the device's.
  open var locale: Locale? {
    didSet { if locale != oldValue { _setNeedsWheels() } }
  }

  /// The Gregorian one unless set.
  open var calendar: Calendar! {
    didSet { if calendar != oldValue { _setNeedsWheels() } }
  }

  /// Nil for the calendar's where that was set, else the device's.
  open var timeZone: TimeZone? {
    didSet { if timeZone != oldValue { _setNeedsWheels() } }
  }

  // MARK: Looks

  open var preferredDatePickerStyle: UIDatePickerStyle = .automatic

  /// The style that it has.
  open var datePickerStyle: UIDatePickerStyle { .wheels }

  open override var intrinsicContentSize: CGSize { Self.size }

  open override func layoutSubviews() {
    super.layoutSubviews()
    _makeWheelsIfNeeded()
  }

  package override func _didEnterScene() {
    super._didEnterScene()
    // The device's locale and time zone are known now.
    _setNeedsWheels()
  }

  package override func _stateChanged() {
    for case let wheel as _WheelView in _subviews { wheel.isEnabled = isEnabled }
  }
}
