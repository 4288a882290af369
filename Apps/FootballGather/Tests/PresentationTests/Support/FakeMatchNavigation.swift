import FootballGatherModel
import Foundation
import Rostrum
import RostrumTesting

@testable import FootballGatherPresentation

/// The flow of any of the match's screens.
final class FakeMatchNavigation: NavigationSpy, GatherNavigation, GatherListNavigation,
  GatherDetailNavigation, AccountNavigation, LanguageChoiceNavigation, TimePickerNavigation,
  MatchBarNavigation, MatchResultNavigation
{
  /// What the match ended with.
  private(set) var result: Score?
  /// The result that another device has brought about.
  private(set) var shownResult: MatchResult?

  func chooseTime(_ time: Duration) { record("choose time \(time)") }
  func timeChosen(_ time: Duration?) { record(time.map { "time \($0)" } ?? "no time") }
  func matchScreen(isShown: Bool) {}
  func showResult(_ result: MatchResult) {
    shownResult = result
    record("show result")
  }
  func resultRead(startsRematch: Bool) {
    record(startsRematch ? "rematch" : "result read")
  }
  func matchEnded(_ result: MatchResult?) {
    self.result = result?.score
    record("match ended")
  }
  func showGather(_ id: Gather.ID) { record("show \(id)") }
  func showMatch() { record("show match") }
  func showAllGathers() { record("show all") }
  func chooseLanguage() { record("choose language") }
}
