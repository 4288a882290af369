import FootballGatherModel
import Foundation
import Rostrum
import RostrumTesting

@testable import FootballGatherPresentation

/// The flow of any of the match's screens.
final class FakeMatchNavigation: NavigationSpy, GatherNavigation, GatherListNavigation,
  GatherDetailNavigation, AccountNavigation, LanguageChoiceNavigation, TimePickerNavigation
{
  /// What the match ended with.
  private(set) var result: Score?

  func chooseTime(_ time: Duration) { record("choose time \(time)") }
  func timeChosen(_ time: Duration?) { record(time.map { "time \($0)" } ?? "no time") }
  func matchEnded(_ score: Score?) {
    result = score
    record("match ended")
  }
  func showGather(_ id: Gather.ID) { record("show \(id)") }
  func showMatch() { record("show match") }
  func showAllGathers() { record("show all") }
  func chooseLanguage() { record("choose language") }
}
