import Foundation

/// Where a text view's text is laid out.
open class NSTextContainer: NSObject {
  /// The view whose container it is.
  final var _changed: (() -> Void)?

  override init() {
    super.init()
  }

  /// Points that a line keeps from the container's sides.
  @_Told open var lineFragmentPadding: CGFloat = 5 {
    didSet { if lineFragmentPadding != oldValue { _changed?() } }
  }
}
