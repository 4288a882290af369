package import UIKitHosting

/// A bar that shows the progress of a task.
open class UIProgressView: UIView {
  public enum Style: Int, Sendable {
    case `default`
    /// A thinner bar, for toolbars.
    case bar
  }

  private var current: Float = 0
  private var isAnimated = false

  public override init(frame: CGRect) {
    super.init(frame: frame)
    _invalidate(.track)
  }

  public convenience init(progressViewStyle style: UIProgressView.Style) {
    self.init(frame: .zero)
    progressViewStyle = style
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    _invalidate(.track)
    coder._configure { $0.configure(self, $1) }
  }

  package override var _kind: NodeKind { .progress }

  /// The progress, clamped to 0…1.
  open var progress: Float {
    get { current }
    set { setProgress(newValue, animated: false) }
  }

  open func setProgress(_ progress: Float, animated: Bool) {
    _willChange(["progress"])
    defer { _didChange(["progress"]) }
    current = progress > 0 ? min(progress, 1) : 0
    isAnimated = animated
    _invalidate(.track)
  }

  // MARK: Appearance

  @_Observed open var progressViewStyle: UIProgressView.Style = .default {
    didSet {
      guard progressViewStyle != oldValue else { return }
      _invalidate(.track)
      invalidateIntrinsicContentSize()
    }
  }

  package override func _takeStyle(of proxy: NSObject) {
    super._takeStyle(of: proxy)
    guard let proxy = proxy as? UIProgressView else { return }
    _adopt(\UIProgressView.progressTintColor, from: proxy)
    _adopt(\UIProgressView.trackTintColor, from: proxy)
  }

  /// The colour of the completed part; nil for the tint colour.
  @_Observed open var progressTintColor: UIColor? {
    didSet { if progressTintColor != oldValue { _invalidate(.track) } }
  }

  /// The colour of the remaining part; nil for the system's.
  @_Observed open var trackTintColor: UIColor? {
    didSet { if trackTintColor != oldValue { _invalidate(.track) } }
  }

  /// The size in points, as in the style sheet.
  open override var intrinsicContentSize: CGSize {
    typealias Metrics = SystemMetrics.Progress
    let height = CGFloat(progressViewStyle == .bar ? Metrics.thinHeight : Metrics.height)
    return CGSize(width: UIView.noIntrinsicMetric, height: height)
  }

  // MARK: Attributes for displays

  package override func _accessibilityChanged() {
    _invalidate(.track)
  }

  package override func _attribute(_ key: AttributeKey) -> Attribute {
    key == .track ? .track(track) : super._attribute(key)
  }

  private var track: TrackValue {
    TrackValue(
      position: Double(current),
      accessibilityValue: accessibilityValue ?? _percent(Double(current)),
      isThin: progressViewStyle == .bar,
      isAnimated: isAnimated,
      filledColor: progressTintColor?._value,
      restColor: trackTintColor?._value
    )
  }
}
