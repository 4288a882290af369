import UIKitHosting

extension UIView {
  /// The edges and dimensions of a frame that follow the superview's size.
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
  }

  /// Makes the view follow its superview's width and height once a frame is set.
  final func _autoresizeToSuperview() {
    _makeLayoutState().autoresizing = _Autoresizing([.flexibleWidth, .flexibleHeight], _frame)
  }

  /// Restarts autoresizing from the superview's present size after the frame was set.
  final func _restartAutoresizing() {
    guard let autoresizing = _layoutState?.autoresizing else { return }
    // Computing the superview's size may place this view as before.
    let frame = _frame
    let size = _superview?.bounds.size
    _frame = frame
    autoresizing.restart(frame, in: size)
  }

  final func _setAutoresizingMask(_ mask: AutoresizingMask) {
    let frame = _currentFrame
    _makeLayoutState().autoresizing = mask.isEmpty ? nil : _Autoresizing(mask, frame)
    _restartAutoresizing()
    _invalidate(.frame)
  }

  final func _setAutoresizesSubviews(_ resizes: Bool) {
    _makeLayoutState().keepsSubviewsFromResizing = !resizes
    for subview in subviews where !subview.autoresizingMask.isEmpty {
      subview._restartAutoresizing()
      subview._invalidate(.frame)
    }
  }
}

/// The autoresizing mask of a view, with a reference frame and the superview's size at that time.
final class _Autoresizing {
  let mask: UIView.AutoresizingMask
  private var frame: CGRect
  /// Nil until the view has a superview.
  private var superviewSize: CGSize?

  init(_ mask: UIView.AutoresizingMask, _ frame: CGRect) {
    self.mask = mask
    self.frame = frame
  }

  func restart(_ frame: CGRect, in size: CGSize?) {
    self.frame = frame
    superviewSize = size
  }

  /// The frame as a function of the superview's size; nil if the frame does not depend on it.
  ///
  /// The first value is the constant part, the second the growth per point of the superview's size.
  var growth: (frame: RectValue, growth: RectValue)? {
    guard let size = superviewSize else { return nil }
    let horizontal = line(
      frame.minX,
      frame.width,
      of: size.width,
      [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin]
    )
    let vertical = line(
      frame.minY,
      frame.height,
      of: size.height,
      [.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin]
    )
    let growth = RectValue(
      x: horizontal.start,
      y: vertical.start,
      width: horizontal.length,
      height: vertical.length
    )
    guard growth != .zero else { return nil }
    let constant = RectValue(
      x: Double(frame.minX - size.width * horizontal.start),
      y: Double(frame.minY - size.height * vertical.start),
      width: Double(frame.width - size.width * horizontal.length),
      height: Double(frame.height - size.height * vertical.length)
    )
    return (constant, growth)
  }

  /// Returns the fractions of a superview's growth that go to a view's position and length.
  private func line(
    _ start: CGFloat,
    _ length: CGFloat,
    of total: CGFloat,
    _ flags: [UIView.AutoresizingMask]
  ) -> (start: Double, length: Double) {
    let lengths = [start, length, total - start - length]
    let flexible = flags.indices.filter { mask.contains(flags[$0]) }
    let sum = flexible.reduce(0) { $0 + max(0, lengths[$1]) }
    let parts = lengths.indices.map { index in
      guard flexible.contains(index) else { return 0.0 }
      // If all flexible parts are zero, they share equally.
      return sum > 0 ? Double(max(0, lengths[index]) / sum) : 1 / Double(flexible.count)
    }
    return (parts[0], parts[1])
  }
}
