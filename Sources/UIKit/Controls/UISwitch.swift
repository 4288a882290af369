public import Foundation
package import UIKitHosting

/// A control that turns a setting on and off.
open class UISwitch: UIControl {
  private static let size = CGSize(
    width: SystemMetrics.Switch.width,
    height: SystemMetrics.Switch.height
  )

  private var on = false

  /// Creates a switch, which has a fixed size: that of the frame is ignored.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    _frame.size = Self.size
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder._configure { $0.configure(self, $1) }
    _frame.size = Self.size
  }

  /// The frame, of which only the origin can be set.
  open override var frame: CGRect {
    get { super.frame }
    set { super.frame = CGRect(origin: newValue.origin, size: Self.size) }
  }

  /// The bounds, of which only the origin can be set.
  open override var bounds: CGRect {
    get { super.bounds }
    set { super.bounds = CGRect(origin: newValue.origin, size: Self.size) }
  }

  package override var _fixedSize: CGSize? { Self.size }

  package override func _takeStyle(of proxy: NSObject) {
    super._takeStyle(of: proxy)
    takeOwnStyle(of: proxy)
  }

  package override var _kind: NodeKind { .switchControl }

  open var isOn: Bool {
    get { on }
    set { setOn(newValue, animated: false) }
  }

  /// Sets the state without sending an event.
  open func setOn(_ on: Bool, animated: Bool) {
    guard on != self.on else { return }
    self.on = on
    _invalidate(.isOn)
  }

  /// The colour of a switch that is on; green by default.
  @_Observed open var onTintColor: UIColor? {
    didSet { if onTintColor != oldValue { _invalidate(.tint) } }
  }

  /// The colour of the thumb; white by default.
  @_Observed open var thumbTintColor: UIColor? {
    didSet { if thumbTintColor != oldValue { _invalidate(.isOn) } }
  }

  /// Handles a switch that the user flipped.
  ///
  /// - Returns: True if the state has changed.
  final func _flipped(to isOn: Bool) -> Bool {
    // Displays flip immediately, and flip back if the state is unchanged.
    _invalidate(.isOn)
    guard isEnabled, isOn != on else { return false }
    on = isOn
    sendActions(for: .valueChanged)
    sendActions(for: .primaryActionTriggered)
    return true
  }

  package override func _touched() {
    _ = _flipped(to: !on)
  }

  /// The size of the alignment rectangle, which is narrower than the frame.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.size.width - alignmentRectInsets.right, height: Self.size.height)
  }

  /// Two points at the right, as in the rectangles that Interface Builder writes.
  open override var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2)
  }

  package override func _attribute(_ key: AttributeKey) -> Attribute {
    switch key {
    case .isOn: .isOn(on, thumb: thumbTintColor?._value)
    case .tint: .tint(onTintColor?._value)
    default: super._attribute(key)
    }
  }
}

extension UISwitch {
  private func takeOwnStyle(of proxy: NSObject) {
    guard let proxy = proxy as? UISwitch else { return }
    _adopt(\UISwitch.onTintColor, from: proxy)
    _adopt(\UISwitch.thumbTintColor, from: proxy)
  }
}
