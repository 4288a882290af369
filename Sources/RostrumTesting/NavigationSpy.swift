public import Rostrum

/// A flow that records the calls of its screens and answers in place of the user.
///
/// Each app or area defines a subclass that adds the screens' navigation contracts:
/// ```swift
/// final class PlayersNavigationSpy: NavigationSpy, PlayerListNavigation {
///   func showPlayer(_ id: Int) { record("player \(id)") }
/// }
/// ```
@MainActor
open class NavigationSpy: Confirming {
  /// The user's answers, in order; the last one is repeated.
  ///
  /// It must not be empty.
  public final var answers = [true]
  /// A Boolean value indicating whether questions and notices stay open until ``answer()``.
  public final var holdsAnswers = false
  public private(set) final var questions: [Question] = []
  public private(set) final var notices: [Notice] = []
  /// The recorded calls, in order.
  public private(set) final var calls: [String] = []
  private var open: [CheckedContinuation<Void, Never>] = []

  public init() {}

  /// The number of open questions and notices.
  public final var openCount: Int { open.count }

  /// Records a call; the contract methods call it.
  public final func record(_ call: String) {
    calls.append(call)
  }

  /// Closes all open questions and notices.
  public final func answer() {
    holdsAnswers = false
    for continuation in open { continuation.resume() }
    open = []
  }

  // MARK: - Confirming

  public final func confirms(_ question: Question) async -> Bool {
    questions.append(question)
    await wait()
    precondition(!answers.isEmpty, "Give the navigation spy an answer for \(question.confirm).")
    return answers.count > 1 ? answers.removeFirst() : answers[0]
  }

  public final func notify(_ notice: Notice) {
    notices.append(notice)
  }

  public final func inform(_ notice: Notice) async {
    notices.append(notice)
    await wait()
  }

  private func wait() async {
    guard holdsAnswers else { return }
    await withCheckedContinuation { open.append($0) }
  }
}
