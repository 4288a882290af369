import UIKitHosting

/// A controller that is shown as an alert or action sheet.
@MainActor
protocol _Alerting: UIViewController {
  var _title: String? { get }
  var _shownMessage: String? { get }
  var _alertStyle: AlertStyleValue { get }
  var preferredAction: UIAlertAction? { get }
}

final class _AlertView: UIView, PlacedInWindow {
  private weak var alert: (any _Alerting)?
  /// The place of an action sheet beside its source; nil at the bottom of the window.
  private var popover: PopoverValue?

  init(_ alert: any _Alerting) {
    self.alert = alert
    super.init(frame: .zero)
    for key in [AttributeKey.title, .message, .alertStyle] { _invalidate(key) }
  }

  required init?(coder: NSCoder) {
    nil
  }

  override var _kind: NodeKind { .alert }

  override var _ownLevel: UIUserInterfaceLevel { .elevated }

  override func _attribute(_ key: AttributeKey) -> Attribute {
    switch key {
    case .title: .title(alert?._title)
    case .message: .message(alert?._shownMessage)
    case .alertStyle: .alertStyle(alert?._alertStyle ?? .alert)
    case .share: .share((alert as? UIActivityViewController)?._share)
    case .sheet: .sheet(SheetValue(popover: popover))
    default: super._attribute(key)
    }
  }

  /// Places an action sheet in its window, by the last layout.
  ///
  /// As on iPadOS, it is a popover in a regular width if the app has set its source.
  func place(in window: UIView, of size: CGSize) {
    let controller = alert?._presentedBy?.controller as? UIPopoverPresentationController
    guard let controller, controller.sourceItem != nil else { return }
    // The source may move in the next layout pass.
    _markForWalk()
    let isPopover = controller._staysPopover(under: traitCollection)
    let isShown = isPopover && controller._target(in: window) != nil
    let place =
      isShown ? controller._place(in: window, of: size, contentSize: popoverSize) : nil
    guard place != popover else { return }
    popover = place
    _markForCommit(.sheet)
  }

  /// The size of the panel as a popover.
  ///
  /// Displays lay out the texts, so that the height is exact only where they fit in a line.
  private var popoverSize: CGSize {
    typealias Metrics = SystemMetrics.ActionSheet
    let actions = _subviews.count { ($0 as? _AlertActionView)?.isCancel == false }
    let texts = [alert?._title, alert?._shownMessage].compactMap(\.self)
    let lines = texts.reduce(0) { $0 + $1.split(separator: "\n").count }
    let words = lines == 0 ? 0 : Metrics.top + Double(lines) * Self.lineHeight + Metrics.bottom
    return CGSize(width: Self.popoverWidth, height: words + Double(actions) * Metrics.action)
  }

  private static let popoverWidth: CGFloat = 304
  private static let lineHeight = 17.0

  func shared(_ isDone: Bool) -> Bool {
    (alert as? UIActivityViewController)?._shared(isDone) ?? false
  }
}

final class _AlertActionView: UIView, _Tappable {
  private let action: UIAlertAction
  private weak var alert: (any _Alerting)?

  init(action: UIAlertAction, alert: any _Alerting) {
    self.action = action
    self.alert = alert
    super.init(frame: .zero)
    action._view = self
    for key in [AttributeKey.text, .actionStyle] { _invalidate(key) }
    if !action.isEnabled { _invalidate(.isEnabled) }
    accessibilityIdentifier = action.accessibilityIdentifier
  }

  required init?(coder: NSCoder) {
    nil
  }

  override var _kind: NodeKind { .alertAction }

  var isCancel: Bool { action.style == .cancel }

  override func _attribute(_ key: AttributeKey) -> Attribute {
    switch key {
    case .text: .text(action.title)
    case .isEnabled: .isEnabled(action.isEnabled)
    case .actionStyle:
      .actionStyle(action.style._value, isPreferred: alert?.preferredAction === action)
    default: super._attribute(key)
    }
  }

  func _tapped() -> Bool {
    guard action.isEnabled, let alert, alert._presentedBy?.phase != .dismissing else {
      return false
    }
    let action = action
    alert.dismiss(animated: true) { action._handler?(action) }
    return true
  }
}

extension SheetValue {
  /// The value of an action sheet that has a source.
  fileprivate init(popover: PopoverValue?) {
    self.init(
      style: .popover,
      detents: [.large],
      showsGrabber: false,
      isDismissable: true,
      popover: popover
    )
  }
}

extension UIAlertAction.Style {
  fileprivate var _value: ActionStyleValue {
    switch self {
    case .default: .default
    case .cancel: .cancel
    case .destructive: .destructive
    }
  }
}
