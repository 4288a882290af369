import FootballGatherModel
import Foundation
import Rostrum
import RostrumTesting

@testable import FootballGatherPresentation

/// A fake navigation for all screens of the match.
final class FakeMatchNavigation: NavigationSpy, GatherNavigation, GatherListNavigation,
  GatherDetailNavigation, AccountNavigation, LanguageChoiceNavigation, TimePickerNavigation,
  MatchBarNavigation, MatchResultNavigation
{
  /// The score with which the match has ended.
  private(set) var result: Score?
  /// The result of a match that another device has ended.
  private(set) var shownResult: MatchResult?

  func chooseTime(_ time: Duration) { record("choose time \(time)") }
  func timeChosen(_ time: Duration?) { record(time.map { "time \($0)" } ?? "no time") }
  func matchScreen(isShown: Bool) {}
  func gatherScreen(_ id: Gather.ID, isShown: Bool) {}
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
  func showPlayer(_ id: Player.ID) { record("show player \(id)") }
  func showMatch() { record("show match") }
  func showAllGathers() { record("show all") }
  func chooseLanguage() { record("choose language") }
  func logIn() { record("log in") }
}
