import UIKitHosting

/// How a view's rectangle is drawn: its corners, its edge, its shadow.
///
/// In Apple's SDK it is Quartz Core's, which UIKit brings along. Here every layer is a view's.
@preconcurrency @MainActor
open class CALayer: NSObject {
  /// The view whose layer it is; a layer made by itself has none, and shows nowhere.
  final weak var _view: UIView?

  public override init() {
    super.init()
  }

  /// Points.
  open var cornerRadius: CGFloat = 0 {
    didSet { if cornerRadius != oldValue { _view?._invalidate(.layer) } }
  }

  /// The corners that `cornerRadius` is for; all of them unless set.
  open var maskedCorners: CACornerMask = ._all {
    didSet { if maskedCorners != oldValue { _view?._invalidate(.layer) } }
  }

  /// Whether content is cut off at the edge, round corners included.
  open var masksToBounds: Bool {
    get { _view?.clipsToBounds ?? masks }
    set {
      masks = newValue
      _view?.clipsToBounds = newValue
    }
  }

  /// Points; the line is within the edge, over the content.
  open var borderWidth: CGFloat = 0 {
    didSet { if borderWidth != oldValue { _view?._invalidate(.layer) } }
  }

  /// Opaque black unless set.
  open var borderColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1) {
    didSet { if borderColor != oldValue { _view?._invalidate(.layer) } }
  }

  // MARK: Corners

  /// Whether round corners are parts of circles, or begin softly.
  open var cornerCurve: CALayerCornerCurve {
    get { rare?.cornerCurve ?? .circular }
    set { change(\.cornerCurve, to: newValue) }
  }

  // MARK: Shadow

  /// Opaque black unless set.
  open var shadowColor: CGColor? {
    get { rare.map(\.shadowColor) ?? Rare.black }
    set { change(\.shadowColor, to: newValue) }
  }

  /// From 0, which is none, to 1.
  open var shadowOpacity: Float {
    get { rare?.shadowOpacity ?? 0 }
    set { change(\.shadowOpacity, to: newValue) }
  }

  /// How far the shadow lies to the right and below, in points: 3 above unless set.
  open var shadowOffset: CGSize {
    get { rare?.shadowOffset ?? Rare.offset }
    set { change(\.shadowOffset, to: newValue) }
  }

  /// How far the shadow is blurred, in points.
  open var shadowRadius: CGFloat {
    get { rare?.shadowRadius ?? 3 }
    set { change(\.shadowRadius, to: newValue) }
  }

  // MARK: What is its view's

  /// The view's `alpha`.
  open var opacity: Float {
    get { _view.map { Float($0.alpha) } ?? rare?.opacity ?? 1 }
    set {
      if let _view { _view.alpha = CGFloat(newValue) } else { change(\.opacity, to: newValue) }
    }
  }

  /// The view's.
  open var isHidden: Bool {
    get { _view?.isHidden ?? rare?.isHidden ?? false }
    set { if let _view { _view.isHidden = newValue } else { change(\.isHidden, to: newValue) } }
  }

  /// The view's.
  open var frame: CGRect {
    get { _view?.frame ?? rare?.frame ?? .zero }
    set { if let _view { _view.frame = newValue } else { change(\.frame, to: newValue) } }
  }

  /// The view's.
  open var bounds: CGRect {
    get { _view?.bounds ?? CGRect(origin: .zero, size: frame.size) }
    set {
      if let _view {
        _view.bounds = newValue
      } else {
        frame = around(position, newValue.size)
      }
    }
  }

  /// The view's `center`.
  open var position: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set { frame = around(newValue, frame.size) }
  }

  /// The view's, under `UITraitCollection.current`.
  open var backgroundColor: CGColor? {
    get { _view.map { $0.backgroundColor?.cgColor } ?? rare?.backgroundColor }
    set {
      guard let _view else { return change(\.backgroundColor, to: newValue) }
      _view.backgroundColor = newValue.map(UIColor.init(cgColor:))
    }
  }

  /// The view's `transform`.
  open func affineTransform() -> CGAffineTransform {
    rare?.transform ?? .identity
  }

  /// Sets the view's `transform`.
  open func setAffineTransform(_ m: CGAffineTransform) {
    change(\.transform, to: m)
  }

  // MARK: Drawing

  /// Whether the layer may be drawn from a picture of itself; nothing looks otherwise for it.
  open var shouldRasterize: Bool {
    get { rare?.rasterizes ?? false }
    set { change(\.rasterizes, to: newValue) }
  }

  /// The scale of that picture, on which nothing depends here.
  open var rasterizationScale: CGFloat {
    get { rare?.rasterizationScale ?? 1 }
    set { change(\.rasterizationScale, to: newValue) }
  }

  /// Ends what of the view's looks is still changing, and what repeats.
  open func removeAllAnimations() {
    guard let _view, let id = _view._nodeID else { return }
    _view._runtime?.addAnimation(Animation(duration: .zero, nodes: [id]))
  }

  // MARK: Machinery

  private var masks = false
  private var rare: Rare?

  /// What few layers have, out of the way of the many.
  private final class Rare {
    static let black = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
    static let offset = CGSize(width: 0, height: -3)

    var cornerCurve = CALayerCornerCurve.circular
    var shadowColor: CGColor? = black
    var shadowOpacity: Float = 0
    var shadowOffset = offset
    var shadowRadius: CGFloat = 3
    var transform = CGAffineTransform.identity
    var rasterizes = false
    var rasterizationScale: CGFloat = 1
    // Of a layer without a view.
    var frame = CGRect.zero
    var opacity: Float = 1
    var isHidden = false
    var backgroundColor: CGColor?
  }

  private func change<Value: Equatable>(
    _ property: ReferenceWritableKeyPath<Rare, Value>,
    to value: Value
  ) {
    let rare = self.rare ?? Rare()
    self.rare = rare
    guard rare[keyPath: property] != value else { return }
    rare[keyPath: property] = value
    _view?._invalidate(.layer)
  }

  private func around(_ center: CGPoint, _ size: CGSize) -> CGRect {
    CGRect(
      x: center.x - size.width / 2,
      y: center.y - size.height / 2,
      width: size.width,
      height: size.height
    )
  }

  /// What casts the shadow may be another now.
  final func _shapeChanged() {
    if rare.map({ $0.shadowOpacity > 0 }) == true { _view?._invalidate(.layer) }
  }

  final var _value: LayerValue {
    LayerValue(
      cornerRadius: Double(max(0, cornerRadius)),
      // Apple's bits are in the same order.
      corners: LayerValue.Corners(rawValue: UInt8(maskedCorners.rawValue & 0xF)),
      borderWidth: Double(max(0, borderWidth)),
      borderColor: borderColor?._rgba ?? 0,
      effects: rare.map { rare in
        LayerEffects(
          shadow: shadow,
          transform: rare.transform._value,
          isContinuous: rare.cornerCurve == .continuous
        )
      }
    )
  }

  /// A layer that masks to its bounds cuts its own shadow off.
  private var shadow: ShadowValue? {
    guard shadowOpacity > 0, !masksToBounds, let color = shadowColor else { return nil }
    let alpha = (color.alpha * CGFloat(min(shadowOpacity, 1)) * 255).rounded()
    guard alpha > 0 else { return nil }
    return ShadowValue(
      color: color._rgba & 0xFFFF_FF00 | UInt32(alpha),
      x: Double(shadowOffset.width),
      y: Double(shadowOffset.height),
      radius: Double(max(0, shadowRadius)),
      isOfContent: _view?._fillsItsRectangle != true
    )
  }
}
