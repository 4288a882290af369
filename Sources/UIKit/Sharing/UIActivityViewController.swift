import UIKitHosting

/// Offers ways to pass on texts and addresses: the browser's own, or else to copy them.
open class UIActivityViewController: UIViewController {
  /// What was done, whether anything was, and nothing of what came back.
  public typealias CompletionWithItemsHandler = (
    _ activityType: UIActivity.ActivityType?, _ completed: Bool, _ returnedItems: [Any]?,
    _ activityError: (any Error)?
  ) -> Void

  /// Called once, when the offer has gone.
  open var completionWithItemsHandler: CompletionWithItemsHandler?

  private let texts: [String]
  private let urls: [URL]
  private var answers: [UIAlertAction] = []

  /// - Parameters:
  ///   - activityItems: Values of `String` and `URL`.
  ///   - applicationActivities: None: activities of an app's own are not shown.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    precondition(
      applicationActivities?.isEmpty ?? true,
      "Expected no activities of the app's own, which there is no room for; pass nil."
    )
    texts = activityItems.compactMap { $0 as? String }
    urls = activityItems.compactMap { $0 as? URL }
    precondition(
      texts.count + urls.count == activityItems.count,
      "Expected items that are a String or a URL, got \(activityItems)."
    )
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    nil
  }

  package override var _isAlert: Bool { true }

  open override func loadView() {
    let view = _AlertView(self)
    view._invalidate(.share)
    let language = _SystemTexts.of(_SceneRuntime.current)
    answers = [
      UIAlertAction(title: language.copy, style: .default) { [weak self] _ in self?.copy() },
      UIAlertAction(title: language.cancel, style: .cancel) { [weak self] _ in
        self?.complete(nil, false)
      },
    ]
    for answer in answers { view.addSubview(_AlertActionView(action: answer, alert: self)) }
    self.view = view
  }

  private var all: String {
    (texts + urls.map(\.absoluteString)).joined(separator: "\n")
  }

  private func copy() {
    UIPasteboard.general.string = all
    complete(.copyToPasteboard, true)
  }

  private func complete(_ activity: UIActivity.ActivityType?, _ isDone: Bool) {
    let handler = completionWithItemsHandler
    completionWithItemsHandler = nil
    handler?(activity, isDone, nil, nil)
  }

  /// A display used its own way; which it was, it does not say.
  final func _shared(_ isDone: Bool) -> Bool {
    guard _presentedBy?.phase != .dismissing else { return false }
    dismiss(animated: false) { [self] in complete(nil, isDone) }
    return true
  }

  final var _share: ShareValue {
    ShareValue(
      text: texts.isEmpty ? nil : texts.joined(separator: "\n"),
      url: urls.first?.absoluteString
    )
  }
}

extension UIActivityViewController: _Alerting {
  final var _shownMessage: String? {
    urls.isEmpty ? nil : urls.map(\.absoluteString).joined(separator: "\n")
  }
  final var _title: String? { texts.isEmpty ? nil : texts.joined(separator: "\n") }
  final var _alertStyle: AlertStyleValue { .actionSheet }
  final var preferredAction: UIAlertAction? { nil }
}
