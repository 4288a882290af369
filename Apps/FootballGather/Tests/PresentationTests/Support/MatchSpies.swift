import FootballGatherPresentation
import Rostrum
import RostrumTesting

final class GatherSpy: ViewSpy<GatherViewState>, GatherView {

  /// The data of the shown match; nil for other content.
  var match: MatchViewData? {
    if case .match(let data) = state?.content { data } else { nil }
  }

  var placeholder: PlaceholderViewData? {
    if case .placeholder(let data) = state?.content { data } else { nil }
  }

  /// The score, such as "0 : 0".
  var score: String? { match?.sides.map(\.score).joined(separator: " : ") }

  /// The timer, such as "10:00 Start".
  var timer: String? { match.map { "\($0.timer.text) \($0.timer.button)" } }
}

final class TimePickerSpy: ViewSpy<TimePickerViewState>, TimePickerView {}

final class GatherListSpy: ViewSpy<GatherListViewState>, GatherListView {
  var listing: GatherListing? {
    if case .list(let listing) = state?.content { listing } else { nil }
  }

  var rows: [GatherListing.RowID] { listing?.sections.flatMap(\.rows) ?? [] }

  var placeholder: PlaceholderViewData? {
    if case .placeholder(let data) = state?.content { data } else { nil }
  }
}

final class GatherDetailSpy: ViewSpy<GatherDetailViewState>, GatherDetailView {
  var card: GatherCardViewData? {
    if case .gather(let card) = state?.content { card } else { nil }
  }

  var placeholder: PlaceholderViewData? {
    if case .placeholder(let data) = state?.content { data } else { nil }
  }
}

final class AccountSpy: ViewSpy<AccountViewState>, AccountView {
  var account: AccountViewData? {
    if case .account(let data) = state?.content { data } else { nil }
  }

  var placeholder: PlaceholderViewData? {
    if case .placeholder(let data) = state?.content { data } else { nil }
  }
}

final class LanguageChoiceSpy: ViewSpy<LanguageChoiceViewState>, LanguageChoiceView {
  var chosen: [String] { state?.rows.filter(\.isChosen).map(\.name) ?? [] }
}

final class MatchBarSpy: ViewSpy<MatchBarViewState>, MatchBarView {
  /// The text of the bar, such as "Team A 1–0 Team B 10:00".
  var text: String? { state?.bar.map { "\($0.result) \($0.time ?? $0.subtitle ?? "")" } }
}

final class MatchAlarmSpy: ViewSpy<MatchAlarmViewState>, MatchAlarmView {
  func signal(_ text: String) { record("signal \(text)") }
}

final class MatchResultSpy: ViewSpy<MatchResultViewState>, MatchResultView {
  func share(_ text: String) { record("share \(text)") }
}
