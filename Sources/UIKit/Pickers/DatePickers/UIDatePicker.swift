package import UIKitHosting

/// A control for choosing a date, a time or a duration, by wheels or a calendar.
///
/// It sends `.valueChanged` only for choices of the user.
open class UIDatePicker: UIControl {
  public enum Mode: Int, Sendable {
    case time = 0
    case date = 1
    case dateAndTime = 2
    /// A duration in hours and minutes.
    case countDownTimer = 3
    /// A month and a year; always shown as wheels, like a countdown.
    case yearAndMonth = 4
  }

  private static let size = CGSize(width: 320, height: 216)
  static let longestCountDown: TimeInterval = 86_340

  /// The scene's date when the picker was created; outside of a scene, the machine's date.
  final var _date = _SceneRuntime.current?.clock.date ?? Date()
  final var _countDown: TimeInterval = 60
  final var _columns: _DateColumns?
  /// The content view of the styles without wheels.
  final var _content: (any _DateContent)?
  private var shownStyle: UIDatePickerStyle = .compact

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder._configure { $0.configure(self, $1) }
  }

  package override var _kind: NodeKind { datePickerStyle == .wheels ? .picker : .view }

  // MARK: Selection

  @_Observed open var datePickerMode: UIDatePicker.Mode = .dateAndTime {
    didSet {
      guard datePickerMode != oldValue else { return }
      styleMayHaveChanged()
      _rebuild()
    }
  }

  /// The date, between `minimumDate` and `maximumDate`; meaningless in a countdown.
  open var date: Date {
    get { _date }
    set { setDate(newValue, animated: false) }
  }

  /// Sets the date without sending an event.
  open func setDate(_ date: Date, animated: Bool) {
    _date = _limited(date)
    _showDate(animated: animated)
  }

  /// The duration of a countdown in seconds, in whole minutes from 1 to 23 hours and 59 minutes.
  ///
  /// Other values are clamped to this range; `minuteInterval` rounds down, but not to zero.
  open var countDownDuration: TimeInterval {
    get { _countDown }
    set {
      _countDown = _limited(countDown: newValue)
      _showDate(animated: false)
    }
  }

  // MARK: Limits

  /// The earliest date; ignored while it is later than `maximumDate`.
  @_Observed open var minimumDate: Date? {
    didSet { if minimumDate != oldValue { limitsChanged() } }
  }

  @_Observed open var maximumDate: Date? {
    didSet { if maximumDate != oldValue { limitsChanged() } }
  }

  /// The interval of minutes, from 1 to 30 and a divisor of 60; any other value counts as 1.
  @_Observed open var minuteInterval: Int = 1 {
    didSet { if minuteInterval != oldValue { limitsChanged() } }
  }

  private func limitsChanged() {
    _date = _limited(_date)
    _countDown = _limited(countDown: _countDown)
    _rebuild()
  }

  // MARK: Locale

  /// The locale; nil for the device's.
  @_Observed open var locale: Locale? {
    didSet { if locale != oldValue { _rebuild() } }
  }

  /// The calendar; the Gregorian one by default.
  @_Observed open var calendar: Calendar! {
    didSet { if calendar != oldValue { _rebuild() } }
  }

  /// The time zone; nil for the calendar's if that was set, else the device's.
  @_Observed open var timeZone: TimeZone? {
    didSet { if timeZone != oldValue { _rebuild() } }
  }

  // MARK: Looks

  @_Observed open var preferredDatePickerStyle: UIDatePickerStyle = .automatic {
    didSet { styleMayHaveChanged() }
  }

  /// The resolved style, never `automatic`.
  open var datePickerStyle: UIDatePickerStyle {
    switch datePickerMode {
    case .countDownTimer, .yearAndMonth: .wheels
    case .time, .date, .dateAndTime:
      preferredDatePickerStyle == .automatic ? .compact : preferredDatePickerStyle
    }
  }

  /// Replaces the node when the style changes to or from wheels, since a node's kind never changes.
  private func styleMayHaveChanged() {
    let old = shownStyle
    guard datePickerStyle != old else { return }
    shownStyle = datePickerStyle
    _content?.removeFromSuperview()
    _content = nil
    for case let wheel as _WheelView in _subviews { wheel.removeFromSuperview() }
    if (old == .wheels) != (shownStyle == .wheels) {
      replaceNode()
    }
    invalidateIntrinsicContentSize()
    _rebuild()
  }

  private func replaceNode() {
    guard let runtime = _runtime, let superview = _superview,
      let index = superview._subviews.firstIndex(of: self)
    else { return }
    runtime.remove(self)
    runtime.insert(self, into: superview, at: index)
  }

  open override var intrinsicContentSize: CGSize {
    if datePickerStyle == .wheels { return Self.size }
    return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if datePickerStyle == .wheels { _makeWheelsIfNeeded() } else { _showContent() }
  }

  package override func _didEnterScene() {
    super._didEnterScene()
    // The device's locale and time zone are known only now.
    _rebuild()
  }

  package override func _stateChanged() {
    for case let wheel as _WheelView in _subviews { wheel.isEnabled = isEnabled }
    _showDate(animated: false)
  }

  /// Schedules recreating the content for the next layout.
  final func _rebuild() {
    _columns = nil
    setNeedsLayout()
  }

  final func _showDate(animated: Bool) {
    if datePickerStyle == .wheels { _turnWheels(animated: animated) } else { setNeedsLayout() }
  }
}
