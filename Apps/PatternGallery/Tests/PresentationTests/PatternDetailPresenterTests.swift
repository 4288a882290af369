import PatternGalleryModel
import Rostrum
import RostrumTesting
import Testing

@testable import PatternGalleryPresentation

@MainActor
struct PatternDetailPresenterTests {
  private final class Spy: ViewSpy<PatternDetailViewState>, PatternDetailView {}

  private let store = CardStore(card: AppCard(id: "1", name: "Weather", symbol: nil))
  private let trace = CardTrace()
  private let view = Spy()

  private func presenter(_ pattern: Pattern = .mvc) -> PatternDetailPresenter {
    PatternDetailPresenter(pattern: pattern, repository: store, trace: trace, texts: .english)
  }

  @Test func whatHappenedBeforeIsShown() {
    trace.note(.controller, .filledView)
    let presenter = presenter()
    presenter.attach(view)
    #expect(
      view.state?.path.rows == [
        StepViewData(number: 1, role: "Controller", action: "filled the view")
      ]
    )
    #expect(view.state?.hearer.value == "Nobody yet")
  }

  @Test func theTraceIsFollowed() {
    let presenter = presenter()
    presenter.attach(view)
    trace.begin()
    trace.note(.view, .tapped)
    trace.note(.presenter, .heardTap)
    #expect(view.state?.path.rows.map(\.role) == ["View", "Presenter"])
    #expect(view.state?.hearer.value == "Presenter")
    trace.begin()
    #expect(view.state?.path.rows.isEmpty == true)
    #expect(view.state?.hearer.value == "Presenter")
  }

  @Test func nothingIsFollowedAfterTheEnd() {
    let presenter = presenter()
    presenter.attach(view)
    presenter.destroy()
    #expect(trace.onChange == nil)
  }

  @Test func renamingElsewhereGoesThroughTheNamesInTurn() {
    let presenter = presenter()
    var names: [String] = []
    for _ in 0..<4 {
      presenter.renameElsewhereTapped()
      names.append(store.card.name)
    }
    #expect(names == ["Forecast", "Sky", "Weather", "Forecast"])
  }

  @Test func theLongestBarIsFull() throws {
    let presenter = presenter(.viper)
    presenter.attach(view)
    let rows = try #require(view.state).layers.rows
    #expect(rows.map(\.share).max() == 1)
    #expect(rows.allSatisfy { $0.share > 0 })
  }

  @Test func everyArrowIsASentence() throws {
    let presenter = presenter(.mvc)
    presenter.attach(view)
    #expect(
      try #require(view.state).holds.rows.flatMap(\.arrows).map(\.sentence) == [
        "Controller holds View strongly", "Controller holds Model strongly",
        "View holds Controller weakly",
      ]
    )
  }
}
