package import UIKitHosting

/// Chooses a value between two ends by a thumb on a line.
open class UISlider: UIControl {
  /// Points.
  private static let height: CGFloat = 34

  private var current: Float = 0
  private var isAnimated = false
  /// The display's newest move.
  private var answered: UInt32 = 0
  private let minimumView = UIImageView()
  private let maximumView = UIImageView()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    _invalidate(.track)
    minimumView._slot = .leftView
    maximumView._slot = .rightView
  }

  public required init?(coder: NSCoder) {
    nil
  }

  package override var _kind: NodeKind { .slider }
  package override var _isTappable: Bool { false }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.height)
  }

  // MARK: The value

  /// Set, it is brought between the two ends; sends no event.
  open var value: Float {
    get { current }
    set { setValue(newValue, animated: false) }
  }

  /// Sends no event.
  open func setValue(_ value: Float, animated: Bool) {
    isAnimated = animated
    move(to: value)
  }

  /// 0 unless set; a maximum below it goes with it.
  @_Told open var minimumValue: Float = 0 {
    didSet {
      if maximumValue < minimumValue { maximumValue = minimumValue }
      move(to: current)
    }
  }

  /// 1 unless set; a minimum above it goes with it.
  @_Told open var maximumValue: Float = 1 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      move(to: current)
    }
  }

  /// Whether the thumb tells while it is moved, rather than when it is let go of.
  @_Told open var isContinuous: Bool = true {
    didSet { if isContinuous != oldValue { _invalidate(.track) } }
  }

  private func move(to value: Float) {
    current = value > minimumValue ? min(value, maximumValue) : minimumValue
    _invalidate(.track)
  }

  // MARK: Looks

  /// Stands where the line begins.
  @_Told open var minimumValueImage: UIImage? {
    didSet { show(minimumValueImage, in: minimumView) }
  }

  /// Stands where the line ends.
  @_Told open var maximumValueImage: UIImage? {
    didSet { show(maximumValueImage, in: maximumView) }
  }

  /// The line up to the thumb; nil for the tint.
  @_Told open var minimumTrackTintColor: UIColor? {
    didSet { if minimumTrackTintColor != oldValue { _invalidate(.track) } }
  }

  /// The line beyond the thumb; nil for the system's.
  @_Told open var maximumTrackTintColor: UIColor? {
    didSet { if maximumTrackTintColor != oldValue { _invalidate(.track) } }
  }

  /// Nil for the system's.
  @_Told open var thumbTintColor: UIColor? {
    didSet { if thumbTintColor != oldValue { _invalidate(.track) } }
  }

  private func show(_ image: UIImage?, in view: UIImageView) {
    view.image = image
    view.contentMode = .center
    if image == nil { view.removeFromSuperview() } else { addSubview(view) }
  }

  // MARK: What a person does

  /// The display moves its thumb at once, and back where it is told so: it is always answered.
  final func _answer(_ revision: UInt32) {
    answered = revision
    isAnimated = false
    _invalidate(.track)
  }

  /// - Returns: Whether it counts.
  final func _slid(_ slide: SlideValue) -> Bool {
    guard isEnabled, (0...1).contains(slide.position) else { return false }
    let wasHeld = isTracking
    if !wasHeld { _ = _touch(.down) }
    let old = current
    move(to: minimumValue + Float(slide.position) * (maximumValue - minimumValue))
    if current != old, isContinuous || slide.isDone {
      sendActions(for: .valueChanged)
      sendActions(for: .primaryActionTriggered)
    }
    if wasHeld, !slide.isDone { _ = _touch(.dragInside) }
    if slide.isDone { _ = _touch(.upInside) }
    return true
  }

  // MARK: What a display is told

  package override func _accessibilityChanged() {
    _invalidate(.track)
  }

  package override func _attribute(_ key: AttributeKey) -> Attribute {
    key == .track ? .track(track) : super._attribute(key)
  }

  private var track: TrackValue {
    let length = maximumValue - minimumValue
    let position = length > 0 ? Double((current - minimumValue) / length) : 0
    return TrackValue(
      position: position,
      spoken: accessibilityValue ?? _percent(position),
      answers: answered,
      isContinuous: isContinuous,
      isAnimated: isAnimated,
      filledColor: minimumTrackTintColor?._value,
      restColor: maximumTrackTintColor?._value,
      thumbColor: thumbTintColor?._value
    )
  }
}

/// What a screen reader says of a part of 1.
func _percent(_ part: Double) -> String {
  "\(Int((part * 100).rounded()))%"
}
