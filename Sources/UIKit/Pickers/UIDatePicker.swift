package import UIKitHosting

/// Lets a person choose a date, a time, or how long something takes, by wheels or a calendar.
///
/// It sends `.valueChanged` for a person's choices only.
open class UIDatePicker: UIControl {
  public enum Mode: Int, Sendable {
    case time = 0
    case date = 1
    case dateAndTime = 2
    /// Hours and minutes of a duration.
    case countDownTimer = 3
    /// Always by wheels, as a count-down.
    case yearAndMonth = 4
  }

  private static let size = CGSize(width: 320, height: 216)
  static let longestCountDown: TimeInterval = 86_340

  /// The scene's date at the picker's creation, which is the machine's outside of a scene.
  final var _date = _SceneRuntime.current?.clock.date ?? Date()
  final var _countDown: TimeInterval = 60
  final var _columns: _DateColumns?
  /// Shown in place of wheels.
  final var _content: (any _DateContent)?
  private var shownStyle: UIDatePickerStyle = .compact

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    nil
  }

  package override var _kind: NodeKind { datePickerStyle == .wheels ? .picker : .view }

  // MARK: What is chosen

  @_Told open var datePickerMode: UIDatePicker.Mode = .dateAndTime {
    didSet {
      guard datePickerMode != oldValue else { return }
      styleMayHaveChanged()
      _makeAnew()
    }
  }

  /// Between `minimumDate` and `maximumDate`; in a count-down it says nothing.
  open var date: Date {
    get { _date }
    set { setDate(newValue, animated: false) }
  }

  /// Sends no event.
  open func setDate(_ date: Date, animated: Bool) {
    _date = _limited(date)
    _showDate(animated: animated)
  }

  /// Seconds of a count-down, in whole minutes from 1 to 23 hours and 59 minutes.
  ///
  /// What is less or more becomes the nearest of these; `minuteInterval` rounds down, but not to
  /// nothing.
  open var countDownDuration: TimeInterval {
    get { _countDown }
    set {
      _countDown = _limited(countDown: newValue)
      _showDate(animated: false)
    }
  }

  // MARK: What can be chosen

  /// Without effect while it is later than `maximumDate`.
  @_Told open var minimumDate: Date? {
    didSet { if minimumDate != oldValue { limitsChanged() } }
  }

  @_Told open var maximumDate: Date? {
    didSet { if maximumDate != oldValue { limitsChanged() } }
  }

  /// From 1 to 30, and a divisor of 60; anything else counts as 1.
  @_Told open var minuteInterval: Int = 1 {
    didSet { if minuteInterval != oldValue { limitsChanged() } }
  }

  private func limitsChanged() {
    _date = _limited(_date)
    _countDown = _limited(countDown: _countDown)
    _makeAnew()
  }

  // MARK: Where the person is

  /// Nil for the device's.
  @_Told open var locale: Locale? {
    didSet { if locale != oldValue { _makeAnew() } }
  }

  /// The Gregorian one unless set.
  @_Told open var calendar: Calendar! {
    didSet { if calendar != oldValue { _makeAnew() } }
  }

  /// Nil for the calendar's where that was set, else the device's.
  @_Told open var timeZone: TimeZone? {
    didSet { if timeZone != oldValue { _makeAnew() } }
  }

  // MARK: Looks

  @_Told open var preferredDatePickerStyle: UIDatePickerStyle = .automatic {
    didSet { styleMayHaveChanged() }
  }

  /// The style that it has, never `automatic`.
  open var datePickerStyle: UIDatePickerStyle {
    switch datePickerMode {
    case .countDownTimer, .yearAndMonth: .wheels
    case .time, .date, .dateAndTime:
      preferredDatePickerStyle == .automatic ? .compact : preferredDatePickerStyle
    }
  }

  /// A node keeps its kind for life: what becomes wheels, or was some, is another one.
  private func styleMayHaveChanged() {
    let old = shownStyle
    guard datePickerStyle != old else { return }
    shownStyle = datePickerStyle
    _content?.removeFromSuperview()
    _content = nil
    for case let wheel as _WheelView in _subviews { wheel.removeFromSuperview() }
    if (old == .wheels) != (shownStyle == .wheels) {
      becomeAnotherNode()
    }
    invalidateIntrinsicContentSize()
    _makeAnew()
  }

  private func becomeAnotherNode() {
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
    // The device's locale and time zone are known now.
    _makeAnew()
  }

  package override func _stateChanged() {
    for case let wheel as _WheelView in _subviews { wheel.isEnabled = isEnabled }
    _showDate(animated: false)
  }

  /// What is shown follows from what was set, when it is laid out next.
  final func _makeAnew() {
    _columns = nil
    setNeedsLayout()
  }

  final func _showDate(animated: Bool) {
    if datePickerStyle == .wheels { _turnWheels(animated: animated) } else { setNeedsLayout() }
  }
}
