package import UIKitHosting

/// A control that selects a value from a range with a thumb on a track.
open class UISlider: UIControl {
  /// The height, in points.
  private static let height = CGFloat(SystemMetrics.Slider.height)

  private var current: Float = 0
  private var isAnimated = false
  /// The revision of the latest processed move of the display's thumb.
  private var answered: UInt32 = 0
  /// The images by state; nil if none are set.
  final var _images: SliderImages?
  private var parts = SliderPartsValue.system
  private let minimumView = UIImageView()
  private let maximumView = UIImageView()

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
    _invalidate(.track)
    minimumView._slot = .leftView
    maximumView._slot = .rightView
  }

  package override var _kind: NodeKind { .slider }
  package override var _isTappable: Bool { false }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.height)
  }

  /// Two points at each side, as in the rectangles that Interface Builder writes.
  open override var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: 2, bottom: 0, right: 2)
  }

  // MARK: The value

  /// The value, clamped to the range; setting it sends no event.
  open var value: Float {
    get { current }
    set { setValue(newValue, animated: false) }
  }

  /// Sets the value without sending an event.
  open func setValue(_ value: Float, animated: Bool) {
    isAnimated = animated
    move(to: value)
  }

  /// The minimum, 0 by default; a lower maximum is raised to it.
  @_Observed open var minimumValue: Float = 0 {
    didSet {
      if maximumValue < minimumValue { maximumValue = minimumValue }
      move(to: current)
    }
  }

  /// The maximum, 1 by default; a higher minimum is lowered to it.
  @_Observed open var maximumValue: Float = 1 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      move(to: current)
    }
  }

  /// A Boolean value that indicates whether events are sent while the thumb moves, rather than at
  /// the end.
  @_Observed open var isContinuous: Bool = true {
    didSet { if isContinuous != oldValue { _invalidate(.track) } }
  }

  private func move(to value: Float) {
    current = value > minimumValue ? min(value, maximumValue) : minimumValue
    _invalidate(.track)
  }

  package override func _takeStyle(of proxy: NSObject) {
    super._takeStyle(of: proxy)
    guard let proxy = proxy as? UISlider else { return }
    _adopt(\UISlider.minimumTrackTintColor, from: proxy)
    _adopt(\UISlider.maximumTrackTintColor, from: proxy)
    _adopt(\UISlider.thumbTintColor, from: proxy)
  }

  // MARK: Appearance

  /// The image at the start of the track.
  @_Observed open var minimumValueImage: UIImage? {
    didSet { show(minimumValueImage, in: minimumView) }
  }

  /// The image at the end of the track.
  @_Observed open var maximumValueImage: UIImage? {
    didSet { show(maximumValueImage, in: maximumView) }
  }

  /// The colour of the track up to the thumb; nil for the tint colour.
  ///
  /// Setting a colour removes images.
  @_Observed open var minimumTrackTintColor: UIColor? {
    didSet { colorChanged(minimumTrackTintColor, oldValue, of: .filled) }
  }

  /// The colour of the track beyond the thumb; nil for the system's.
  ///
  /// Setting a colour removes images.
  @_Observed open var maximumTrackTintColor: UIColor? {
    didSet { colorChanged(maximumTrackTintColor, oldValue, of: .rest) }
  }

  /// The colour of the thumb; nil for the system's.
  ///
  /// Setting a colour removes images.
  @_Observed open var thumbTintColor: UIColor? {
    didSet { colorChanged(thumbTintColor, oldValue, of: .thumb) }
  }

  private func colorChanged(_ color: UIColor?, _ oldColor: UIColor?, of part: SliderPartsValue.Part)
  {
    if color != nil { _images?[part] = StateValues() }
    guard color != oldColor else { return }
    _invalidate(.track)
    setNeedsLayout()
  }

  /// Sets an image that replaces the thumb, in its own size.
  ///
  /// Setting it removes the colour.
  open func setThumbImage(_ image: UIImage?, for state: UIControl.State) {
    thumbTintColor = nil
    _setImage(image, of: .thumb, for: state)
  }

  /// Sets an image that replaces the track up to the thumb, resized to it.
  ///
  /// Setting it removes the colour.
  open func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    minimumTrackTintColor = nil
    _setImage(image, of: .filled, for: state)
  }

  /// Sets an image that replaces the track beyond the thumb, resized to it.
  ///
  /// Setting it removes the colour.
  open func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    maximumTrackTintColor = nil
    _setImage(image, of: .rest, for: state)
  }

  open func thumbImage(for state: UIControl.State) -> UIImage? { _images?[.thumb][state] }

  open func minimumTrackImage(for state: UIControl.State) -> UIImage? { _images?[.filled][state] }

  open func maximumTrackImage(for state: UIControl.State) -> UIImage? { _images?[.rest][state] }

  open var currentThumbImage: UIImage? { _image(of: .thumb) }

  open var currentMinimumTrackImage: UIImage? { _image(of: .filled) }

  open var currentMaximumTrackImage: UIImage? { _image(of: .rest) }

  package override func _stateChanged() {
    if _images != nil { setNeedsLayout() }
  }

  package override func _highlightChanged() {
    if _images != nil { setNeedsLayout() }
  }

  // MARK: Layout

  /// Returns the rectangle of the track.
  ///
  /// Displays use only its height.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    let height =
      [_image(of: .filled), _image(of: .rest)].compactMap { $0?.size.height }.max()
      ?? CGFloat(SliderPartsValue.system.lineHeight)
    let start = minimumValueImageRect(forBounds: bounds)
    let end = maximumValueImageRect(forBounds: bounds)
    let leading = start.width > 0 ? start.width + Self.gap : 0
    let trailing = end.width > 0 ? end.width + Self.gap : 0
    return CGRect(
      x: bounds.minX + (isRightToLeft ? trailing : leading),
      y: bounds.midY - height / 2,
      width: max(0, bounds.width - leading - trailing),
      height: height
    )
  }

  /// Returns the rectangle of the thumb at a value.
  ///
  /// Displays use only its size.
  open func thumbRect(
    forBounds bounds: CGRect,
    trackRect rect: CGRect,
    value: Float
  ) -> CGRect {
    let system = SliderPartsValue.system.thumbSize
    let size = _image(of: .thumb)?.size ?? CGSize(width: system.width, height: system.height)
    let length = maximumValue - minimumValue
    let part = length > 0 ? CGFloat((value - minimumValue) / length) : 0
    let position = isRightToLeft ? 1 - part : part
    return CGRect(
      x: rect.minX + (rect.width - size.width) * position,
      y: rect.midY - size.height / 2,
      width: size.width,
      height: size.height
    )
  }

  /// Returns the rectangle of the image at the start of the track.
  ///
  /// Displays use only its size.
  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    sideRect(of: minimumValueImage, in: bounds, isLeft: !isRightToLeft)
  }

  /// Returns the rectangle of the image at the end of the track.
  ///
  /// Displays use only its size.
  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    sideRect(of: maximumValueImage, in: bounds, isLeft: isRightToLeft)
  }

  private func sideRect(of image: UIImage?, in bounds: CGRect, isLeft: Bool) -> CGRect {
    guard let size = image?.size else { return .zero }
    let x = isLeft ? bounds.minX : bounds.maxX - size.width
    return CGRect(
      x: x,
      y: bounds.midY - size.height / 2,
      width: size.width,
      height: size.height
    )
  }

  private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// The distance between the track and an image beside it, in points.
  private static let gap = CGFloat(SystemMetrics.Slider.gap)

  private var currentParts: SliderPartsValue {
    let track = trackRect(forBounds: bounds)
    let thumb = thumbRect(forBounds: bounds, trackRect: track, value: value)
    var parts = SliderPartsValue()
    parts.lineHeight = Double(max(0, track.height))
    parts.thumbSize = SizeValue(
      width: Double(max(0, thumb.width)),
      height: Double(max(0, thumb.height))
    )
    parts.images = _shownImages
    return parts
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    minimumView.frame = minimumValueImageRect(forBounds: bounds)
    maximumView.frame = maximumValueImageRect(forBounds: bounds)
    let current = currentParts
    guard parts != current else { return }
    parts = current
    _markForCommit(.sliderParts)
  }

  private func show(_ image: UIImage?, in view: UIImageView) {
    view.image = image
    view.contentMode = .center
    if image == nil { view.removeFromSuperview() } else { addSubview(view) }
  }

  // MARK: User interaction

  /// Acknowledges a move of the display's thumb, which the display has already moved and may have
  /// to move back.
  final func _answer(_ revision: UInt32) {
    answered = revision
    isAnimated = false
    _invalidate(.track)
  }

  /// - Returns: False if the move is invalid.
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

  // MARK: Attributes for displays

  package override func _accessibilityChanged() {
    _invalidate(.track)
  }

  package override func _attribute(_ key: AttributeKey) -> Attribute {
    switch key {
    case .track: .track(track)
    case .sliderParts: .sliderParts(parts)
    default: super._attribute(key)
    }
  }

  private var track: TrackValue {
    let length = maximumValue - minimumValue
    let position = length > 0 ? Double((current - minimumValue) / length) : 0
    return TrackValue(
      position: position,
      accessibilityValue: accessibilityValue ?? _percent(position),
      answers: answered,
      isContinuous: isContinuous,
      isAnimated: isAnimated,
      filledColor: minimumTrackTintColor?._value,
      restColor: maximumTrackTintColor?._value,
      thumbColor: thumbTintColor?._value
    )
  }
}

/// Returns the accessibility value of a fraction of 1.
func _percent(_ part: Double) -> String {
  "\(Int((part * 100).rounded()))%"
}
