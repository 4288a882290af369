import UIKitHosting

/// A controller that is shown as an alert or action sheet.
@MainActor
protocol _Alerting: UIViewController {
  var _title: String? { get }
  var _shownMessage: String? { get }
  var _alertStyle: AlertStyleValue { get }
  var preferredAction: UIAlertAction? { get }
}

final class _AlertView: UIView {
  private weak var alert: (any _Alerting)?

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
    default: super._attribute(key)
    }
  }

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
  }

  required init?(coder: NSCoder) {
    nil
  }

  override var _kind: NodeKind { .alertAction }

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

extension UIAlertAction.Style {
  fileprivate var _value: ActionStyleValue {
    switch self {
    case .default: .default
    case .cancel: .cancel
    case .destructive: .destructive
    }
  }
}
