import Foundation

/// The region in which a text view lays out its text.
open class NSTextContainer: NSObject {
  /// Notifies the view of changes.
  final var _changed: (() -> Void)?

  override init() {
    super.init()
  }

  /// The distance of lines from the sides of the container, in points.
  @_Observed open var lineFragmentPadding: CGFloat = 5 {
    didSet { if lineFragmentPadding != oldValue { _changed?() } }
  }
}
