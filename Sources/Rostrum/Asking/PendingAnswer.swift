/// The answer to an open alert, which is given exactly once.
@MainActor
final class PendingAnswer {
  /// Whether the alert leaves no choice: it has one action.
  let isNotice: Bool
  /// Whether the alert is a notice about a link without a destination.
  let isLinkNotice: Bool
  private var answer: (@MainActor (String?) -> Void)?

  init(
    to alert: Alert,
    followsUnknownLink: Bool,
    _ answer: @escaping @MainActor (String?) -> Void
  ) {
    isNotice = alert.actions.count == 1
    isLinkNotice = isNotice && followsUnknownLink
    self.answer = answer
  }

  func callAsFunction(_ id: String?) {
    let answer = answer
    self.answer = nil
    answer?(id)
  }
}
