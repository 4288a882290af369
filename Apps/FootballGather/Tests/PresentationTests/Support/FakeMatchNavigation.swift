import FootballGatherModel
import Foundation

@testable import FootballGatherPresentation

/// The flow of any of the match's screens, and the person who answers what it asks.
@MainActor
final class FakeMatchNavigation {
  /// What the person answers, one after the other; the last for ever.
  var answers = [true]
  /// While true, questions and notices stay open until `answer()`.
  var holdsAnswers = false
  private(set) var questions: [Question] = []
  private(set) var notices: [Notice] = []
  private(set) var calls: [String] = []
  private var open: [CheckedContinuation<Void, Never>] = []

  var openCount: Int { open.count }

  /// Closes all that is open.
  func answer() {
    holdsAnswers = false
    for continuation in open { continuation.resume() }
    open = []
  }

  private func wait() async {
    guard holdsAnswers else { return }
    await withCheckedContinuation { open.append($0) }
  }
}

extension FakeMatchNavigation: GatherNavigation, GatherListNavigation, GatherDetailNavigation,
  AccountNavigation, LanguageChoiceNavigation, TimePickerNavigation
{
  func confirms(_ question: Question) async -> Bool {
    questions.append(question)
    await wait()
    return answers.count > 1 ? answers.removeFirst() : answers[0]
  }

  func tell(_ notice: Notice) { notices.append(notice) }

  func inform(_ notice: Notice) async {
    notices.append(notice)
    await wait()
  }

  func chooseTime(_ time: Duration) { calls.append("choose time \(time)") }
  func timeChosen(_ time: Duration?) { calls.append(time.map { "time \($0)" } ?? "no time") }
  func matchEnded() { calls.append("match ended") }
  func showGather(_ id: Gather.ID) { calls.append("show \(id)") }
  func showMatch() { calls.append("show match") }
  func showAllGathers() { calls.append("show all") }
  func chooseLanguage() { calls.append("choose language") }
}
