import UIKitHosting

/// How a view's rectangle is drawn: its corners and its edge.
///
/// In Apple's SDK it is Quartz Core's, which UIKit brings along. Here every layer is a view's.
@MainActor
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

  private var masks = false

  final var _value: LayerValue {
    LayerValue(
      cornerRadius: Double(max(0, cornerRadius)),
      // Apple's bits are in the same order.
      corners: LayerValue.Corners(rawValue: UInt8(maskedCorners.rawValue & 0xF)),
      borderWidth: Double(max(0, borderWidth)),
      borderColor: borderColor?._rgba ?? 0
    )
  }
}
