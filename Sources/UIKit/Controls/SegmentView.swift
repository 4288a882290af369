import Foundation
import UIKitHosting

/// A segment of a segmented control.
final class _SegmentView: UIView, _Tappable {
  private static let padding: CGFloat = 24

  @_Observed var title: String? {
    didSet {
      guard title != oldValue else { return }
      _invalidate(.text)
      if attributes != nil { _invalidate(.attributedText) }
    }
  }
  @_Observed var image: UIImage? {
    didSet {
      guard image !== oldValue else { return }
      _invalidate(.image)
    }
  }
  private(set) var action: UIAction?
  /// A Boolean value that indicates whether the segment itself is enabled.
  var isOn = true {
    didSet { if isOn != oldValue { stateChanged(.isEnabled) } }
  }
  var controlIsEnabled = true {
    didSet { if controlIsEnabled != oldValue { stateChanged(.isEnabled) } }
  }
  var isChosen = false {
    didSet { if isChosen != oldValue { stateChanged(.isSelected) } }
  }
  /// A Boolean value that indicates whether a tap triggers an action instead of selecting the
  /// segment.
  var isMomentary = false {
    didSet { if isMomentary != oldValue { _invalidate(.isSelected) } }
  }
  /// The title's attributes by state; nil for the system's.
  var attributes: ((UIControl.State) -> [NSAttributedString.Key: Any])? {
    didSet { _invalidate(.attributedText) }
  }

  init(title: String? = nil, image: UIImage? = nil) {
    super.init(frame: .zero)
    self.title = title
    self.image = image
  }

  convenience init(action: UIAction) {
    self.init()
    take(action)
  }

  required init?(coder: NSCoder) {
    nil
  }

  /// Adopts an action, whose image replaces the title, which becomes the accessibility label.
  func take(_ action: UIAction) {
    self.action = action
    image = action.image
    title = action.image == nil ? action.title : nil
    accessibilityLabel = action.image == nil ? nil : action.title
    _tapEffectChanged()
  }

  override var _kind: NodeKind { .segment }

  override func _attribute(_ key: AttributeKey) -> Attribute {
    switch key {
    case .text: .text(title)
    case .attributedText: .attributedText(runs)
    case .image: .image(image?._value)
    case .isEnabled: .isEnabled(isOn && controlIsEnabled)
    case .isSelected: .isSelected(isMomentary ? nil : isChosen)
    default: super._attribute(key)
    }
  }

  private func stateChanged(_ key: AttributeKey) {
    _invalidate(key)
    if attributes != nil { _invalidate(.attributedText) }
  }

  private var state: UIControl.State {
    if !isOn || !controlIsEnabled { return .disabled }
    return isChosen ? .selected : .normal
  }

  private var runs: [TextRun] {
    guard let title, let attributes else { return [] }
    return NSAttributedString(string: title, attributes: attributes(state))._runs
  }

  func _tapped() -> Bool {
    (_superview as? UISegmentedControl)?._tapped(self) ?? false
  }

  private var titleWidth: CGFloat {
    let own = runs
    let text = TypesetText(
      string: title ?? "",
      runs: own.isEmpty ? nil : own,
      // The font of a selected segment, which is the widest.
      font: FontValue(
        pointSize: SystemText.segment.pointSize(compatibleWith: traitCollection),
        weight: 600
      )
    )
    return _typesetSize(of: text).width
  }

  /// The width of the title on one line, in points.
  var contentWidth: CGFloat {
    max(titleWidth, image?.size.width ?? 0) + Self.padding
  }
}
