package import UIKitHosting

/// A control that increments or decrements a value with two buttons.
open class UIStepper: UIControl {
  private static let size = CGSize(
    width: SystemMetrics.Stepper.width,
    height: SystemMetrics.Stepper.height
  )
  /// The maximum number of steps in one press of a button.
  private static let maximumSteps = 1_000

  private var current = 0.0
  private let down = UIButton(type: .system)
  private let up = UIButton(type: .system)

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder._configure { $0.configure(self, $1) }
  }

  private func setUp() {
    prepare(down, symbol: "minus") { $0._stepped(by: -1) }
    prepare(up, symbol: "plus") { $0._stepped(by: 1) }
    updateButtons()
  }

  package override var _kind: NodeKind { .stepper }
  package override var _isTappable: Bool { false }
  open override var intrinsicContentSize: CGSize { Self.size }

  // MARK: The value

  /// The value, clamped to the range; setting it sends no event.
  open var value: Double {
    get { current }
    set { move(to: newValue) }
  }

  /// The minimum, 0 by default; less than the maximum.
  @_Observed open var minimumValue: Double = 0 {
    didSet { endsChanged() }
  }

  /// The maximum, 100 by default; more than the minimum.
  @_Observed open var maximumValue: Double = 100 {
    didSet { endsChanged() }
  }

  /// The amount of a step, 1 by default; always more than 0.
  @_Observed open var stepValue: Double = 1 {
    didSet { precondition(stepValue > 0, "Expected a step above 0, got \(stepValue).") }
  }

  /// A Boolean value that indicates whether a step beyond one end continues at the other.
  @_Observed open var wraps: Bool = false {
    didSet { updateButtons() }
  }

  /// A Boolean value that indicates whether a pressed button repeats steps.
  @_Observed open var autorepeat: Bool = true {
    didSet { if autorepeat != oldValue { _invalidate(.stepping) } }
  }

  /// A Boolean value that indicates whether each repeated step sends events, rather than all
  /// together at the end.
  @_Observed open var isContinuous: Bool = true {
    didSet { if isContinuous != oldValue { _invalidate(.stepping) } }
  }

  // MARK: User interaction

  /// Applies the steps of a button that was held; a short press is a tap instead.
  ///
  /// - Returns: True if the value has changed.
  final func _held(for count: Int) -> Bool {
    let most = isContinuous ? 1 : Self.maximumSteps
    guard autorepeat, count != 0, (-most...most).contains(count) else { return false }
    return _stepped(by: count)
  }

  /// - Returns: True if the value has changed.
  @discardableResult
  final func _stepped(by count: Int) -> Bool {
    guard isEnabled else { return false }
    let old = current
    for _ in 0..<abs(count) { move(to: next(count > 0 ? stepValue : -stepValue)) }
    guard current != old else { return false }
    sendActions(for: .valueChanged)
    sendActions(for: .primaryActionTriggered)
    return true
  }

  private func next(_ step: Double) -> Double {
    let next = current + step
    if wraps, next > maximumValue { return minimumValue }
    if wraps, next < minimumValue { return maximumValue }
    return next
  }

  // MARK: Attributes for displays

  package override func _attribute(_ key: AttributeKey) -> Attribute {
    switch key {
    case .stepping: .stepping(repeats: autorepeat, isContinuous: isContinuous)
    default: super._attribute(key)
    }
  }

  package override func _stateChanged() {
    updateButtons()
  }

  /// Sets the labels of the buttons in the language of the scene.
  package override func _didEnterScene() {
    super._didEnterScene()
    let texts = _SystemTexts.of(_runtime)
    down.accessibilityLabel = texts.decrement
    up.accessibilityLabel = texts.increment
  }

  private func prepare(
    _ button: UIButton,
    symbol: String,
    action: @escaping @MainActor (UIStepper) -> Void
  ) {
    button.setImage(UIImage(systemName: symbol), for: .normal)
    button.addAction(
      UIAction { [weak self] _ in if let self { action(self) } },
      for: .touchUpInside
    )
    addSubview(button)
  }

  private func endsChanged() {
    precondition(
      minimumValue < maximumValue,
      """
      Expected a minimum below the maximum, got \(minimumValue) and \(maximumValue). Set the end \
      that moves away from the other first.
      """
    )
    move(to: current)
  }

  private func move(to value: Double) {
    current = min(max(value, minimumValue), maximumValue)
    updateButtons()
  }

  private func updateButtons() {
    down.isEnabled = isEnabled && (wraps || current > minimumValue)
    up.isEnabled = isEnabled && (wraps || current < maximumValue)
  }
}
