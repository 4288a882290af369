import Foundation
import UIKitHosting

/// A controller that offers ways to share items.
///
/// It offers those of the browser, or copying of texts and URLs, and custom activities of the app.
open class UIActivityViewController: UIViewController {
  /// A handler that receives the activity and whether it was completed; there are no returned
  /// items.
  public typealias CompletionWithItemsHandler = (
    _ activityType: UIActivity.ActivityType?, _ completed: Bool, _ returnedItems: [Any]?,
    _ activityError: (any Error)?
  ) -> Void

  /// Called once, after the controller was dismissed and its activity has ended.
  open var completionWithItemsHandler: CompletionWithItemsHandler?

  /// The activities that are not offered; excluding copying also excludes the browser's own
  /// sharing.
  open var excludedActivityTypes: [UIActivity.ActivityType]?

  private let items: [Any]
  private let activities: [UIActivity]
  private lazy var placeholders = items.map { item in
    (item as? any UIActivityItemSource)?.activityViewControllerPlaceholderItem(self) ?? item
  }
  private var answers: [UIAlertAction] = []
  /// The content for the display's own sharing; nil if it is not offered.
  ///
  /// It is made once: the app's sources are not asked anew by each display.
  private(set) final var _share: ShareValue?
  private weak var presenter: UIViewController?

  /// - Parameters:
  ///   - activityItems: Values of `String` and `URL`, which can be copied; others are for
  ///     activities of the app. A `UIActivityItemSource` provides its value later.
  ///   - applicationActivities: The app's activities, offered if they can handle the items.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    items = activityItems
    activities = applicationActivities ?? []
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    nil
  }

  package override var _isAlert: Bool { true }

  open override func loadView() {
    let view = _AlertView(self)
    _share = makeShare()
    if _share != nil { view._invalidate(.share) }
    let language = _SystemTexts.of(_SceneRuntime.current)
    answers = offeredActivities.map { activity in
      UIAlertAction(title: activity.activityTitle, style: .default) { [weak self] _ in
        self?.perform(activity)
      }
    }
    if canCopy {
      answers.append(
        UIAlertAction(title: language.copy, style: .default) { [weak self] _ in self?.copy() }
      )
    }
    answers.append(
      UIAlertAction(title: language.cancel, style: .cancel) { [weak self] _ in
        self?.complete(nil, false)
      }
    )
    for answer in answers { view.addSubview(_AlertActionView(action: answer, alert: self)) }
    self.view = view
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    presenter = presentingViewController
  }

  // MARK: - Available activities

  private func isExcluded(_ type: UIActivity.ActivityType?) -> Bool {
    type.map { excludedActivityTypes?.contains($0) == true } ?? false
  }

  private var offeredActivities: [UIActivity] {
    activities.filter { activity in
      !isExcluded(activity.activityType) && activity.canPerform(withActivityItems: placeholders)
    }
  }

  private var canCopy: Bool {
    !isExcluded(.copyToPasteboard) && (!texts.isEmpty || !urls.isEmpty)
  }

  private static func text(_ item: Any) -> String? {
    (item as? NSAttributedString)?.string ?? item as? String
  }

  private var texts: [String] { placeholders.compactMap(Self.text) }
  private var urls: [URL] { placeholders.compactMap { $0 as? URL } }

  private func items(for type: UIActivity.ActivityType?) -> [Any] {
    items.compactMap { item in
      guard let source = item as? any UIActivityItemSource else { return item }
      return source.activityViewController(self, itemForActivityType: type)
    }
  }

  /// Calls a closure with the items for an activity, once providers have made theirs.
  private func provideItems(
    for type: UIActivity.ActivityType?,
    then use: @escaping @MainActor ([Any]) -> Void
  ) {
    let waiting = items.compactMap { $0 as? UIActivityItemProvider }.filter(\._isWaiting)
    guard !waiting.isEmpty else { return use(items(for: type)) }
    let turn = SceneTurn()
    let queue = OperationQueue()
    for provider in waiting { provider._prepare(for: type) }
    queue.addOperations(waiting, waitUntilFinished: false)
    queue.addBarrierBlock { [self] in
      turn.run { MainActor.assumeIsolated { use(self.items(for: type)) } }
    }
  }

  // MARK: - Performed activities

  private func copy() {
    provideItems(for: .copyToPasteboard) { [self] items in
      let texts = items.compactMap(Self.text) + items.compactMap { ($0 as? URL)?.absoluteString }
      UIPasteboard.general.string = texts.joined(separator: "\n")
      complete(.copyToPasteboard, true)
    }
  }

  private func perform(_ activity: UIActivity) {
    provideItems(for: activity.activityType) { [self] in start(activity, with: $0) }
  }

  private func start(_ activity: UIActivity, with items: [Any]) {
    activity.prepare(withActivityItems: items)
    let screen = activity.activityViewController
    activity._onFinish = { [self] isDone in
      screen?.presentingViewController?.dismiss(animated: true)
      complete(activity.activityType, isDone)
    }
    if let screen { presenter?.present(screen, animated: true) } else { activity.perform() }
  }

  private func complete(_ activity: UIActivity.ActivityType?, _ isDone: Bool) {
    let handler = completionWithItemsHandler
    completionWithItemsHandler = nil
    handler?(activity, isDone, nil, nil)
  }

  /// Handles sharing by the display itself, which does not report the activity.
  final func _shared(_ isDone: Bool) -> Bool {
    guard _presentedBy?.phase != .dismissing else { return false }
    dismiss(animated: false) { [self] in complete(nil, isDone) }
    return true
  }

  /// Returns the content for the display's own sharing; nil if the app has activities, which it would
  /// hide, or if an item is made only for a chosen activity.
  private func makeShare() -> ShareValue? {
    let hasProviders = items.contains { $0 is UIActivityItemProvider }
    guard canCopy, offeredActivities.isEmpty, !hasProviders else { return nil }
    let items = items(for: nil)
    let texts = items.compactMap(Self.text)
    let subjects = self.items.compactMap { $0 as? any UIActivityItemSource }.map {
      $0.activityViewController(self, subjectForActivityType: nil)
    }
    return ShareValue(
      title: subjects.first { !$0.isEmpty },
      text: texts.isEmpty ? nil : texts.joined(separator: "\n"),
      url: items.lazy.compactMap { ($0 as? URL)?.absoluteString }.first
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
