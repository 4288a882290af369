/// The answer to an open alert, which is given exactly once.
@MainActor
final class PendingAnswer {
  private var answer: (@MainActor (String?) -> Void)?

  init(_ answer: @escaping @MainActor (String?) -> Void) {
    self.answer = answer
  }

  func callAsFunction(_ id: String?) {
    let answer = answer
    self.answer = nil
    answer?(id)
  }
}
