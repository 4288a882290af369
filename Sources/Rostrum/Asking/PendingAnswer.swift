/// The answer to an open alert, which is given exactly once.
@MainActor
final class PendingAnswer {
  /// Whether the alert leaves no choice: it has one action.
  let isNotice: Bool
  private var answer: (@MainActor (String?) -> Void)?

  init(to alert: Alert, _ answer: @escaping @MainActor (String?) -> Void) {
    isNotice = alert.actions.count == 1
    self.answer = answer
  }

  func callAsFunction(_ id: String?) {
    let answer = answer
    self.answer = nil
    answer?(id)
  }
}
