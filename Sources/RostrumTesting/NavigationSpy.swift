public import Rostrum

/// A flow that only remembers what its screens asked for, and the person who answers them.
///
/// One subclass per app or area adds the screens' navigation contracts:
/// ```swift
/// final class PlayersNavigationSpy: NavigationSpy, PlayerListNavigation {
///   func showPlayer(_ id: Int) { record("player \(id)") }
/// }
/// ```
@MainActor
open class NavigationSpy: Confirming {
  /// What the person answers, one after the other; the last for ever.
  ///
  /// Not empty.
  public final var answers = [true]
  /// While true, questions and notices stay open until ``answer()``.
  public final var holdsAnswers = false
  public private(set) final var questions: [Question] = []
  public private(set) final var notices: [Notice] = []
  /// Every call, in order, as its method recorded it.
  public private(set) final var calls: [String] = []
  private var open: [CheckedContinuation<Void, Never>] = []

  public init() {}

  /// How many questions and notices are open.
  public final var openCount: Int { open.count }

  /// Remembers a call; to be called by the methods of the contracts.
  public final func record(_ call: String) {
    calls.append(call)
  }

  /// Closes all that is open.
  public final func answer() {
    holdsAnswers = false
    for continuation in open { continuation.resume() }
    open = []
  }

  // MARK: - Confirming

  public final func confirms(_ question: Question) async -> Bool {
    questions.append(question)
    await wait()
    precondition(!answers.isEmpty, "Give the navigation spy an answer for \(question.title).")
    return answers.count > 1 ? answers.removeFirst() : answers[0]
  }

  public final func tell(_ notice: Notice) {
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
