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

  @Test func earlierStepsAreShown() {
    trace.note(.controller, .filledView)
    let presenter = presenter()
    presenter.attach(view)
    #expect(
      view.state?.path.rows == [
        StepViewData(
          number: 1,
          role: "Controller",
          action: "updated the view",
          isHighlighted: true,
          isSelected: false
        )
      ]
    )
    #expect(view.state?.tapReceiver.value == "No taps yet")
  }

  @Test func theTraceIsFollowed() {
    let presenter = presenter()
    presenter.attach(view)
    trace.begin()
    trace.note(.view, .tapped)
    trace.note(.presenter, .receivedTap)
    #expect(view.state?.path.rows.map(\.role) == ["View", "Presenter"])
    #expect(view.state?.tapReceiver.value == "Presenter")
    trace.begin()
    #expect(view.state?.path.rows.isEmpty == true)
    #expect(view.state?.tapReceiver.value == "Presenter")
  }

  @Test func theTraceIsNotObservedAfterTheEnd() {
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

  private func graph() throws -> GraphViewData {
    try #require(view.state?.holds.rows.first)
  }

  /// Notes the path of a tap in MVP.
  private func tap() {
    trace.begin()
    trace.note(.view, .tapped)
    trace.note(.controller, .passedOn)
    trace.note(.presenter, .receivedTap)
  }

  @Test func theGraphHasEachPartOnceAndItsReferencesInWords() throws {
    presenter(.mvc).attach(view)
    #expect(
      try graph().nodes.map(\.label) == [
        "View, View holds Controller weakly",
        "Controller, Controller holds View strongly, Controller holds Model strongly",
        "Model",
      ]
    )
  }

  @Test(arguments: Pattern.allCases)
  func noTwoArrowsLieUponEachOther(_ pattern: Pattern) throws {
    presenter(pattern).attach(view)
    let edges = try graph().edges
    #expect(edges.count == pattern.holds.count)
    for (index, edge) in edges.enumerated() {
      for other in edges[(index + 1)...]
      where other.isStrong == edge.isStrong && other.lane == edge.lane {
        let span = min(edge.from, edge.to)...max(edge.from, edge.to)
        #expect(!span.overlaps(min(other.from, other.to)...max(other.from, other.to)))
      }
    }
  }

  @Test func theWholePathIsLitAtFirst() throws {
    let presenter = presenter(.mvp)
    presenter.attach(view)
    tap()
    let graph = try graph()
    #expect(graph.nodes.map(\.steps) == ["1", "2", "3", nil])
    let highlighted = graph.edges.filter(\.isHighlighted).map {
      [graph.nodes[$0.from].id, graph.nodes[$0.to].id]
    }
    #expect(Set(highlighted) == [["view", "controller"], ["controller", "presenter"]])
  }

  @Test func aStepLightsThePathUpToItAndShowsItsMethod() throws {
    let presenter = presenter(.mvp)
    presenter.attach(view)
    tap()
    presenter.stepTapped(2)
    let graph = try graph()
    #expect(graph.nodes.map(\.isHighlighted) == [true, true, false, false])
    #expect(graph.nodes.map(\.isSelected) == [false, true, false, false])
    #expect(graph.edges.count(where: \.isHighlighted) == 1)
    #expect(view.state?.path.rows.map(\.isHighlighted) == [true, true, false])
    #expect(graph.code.code.contains("trace.note(.controller, .passedOn)"))
    #expect(view.commands == ["announce Step 2 of 3: Controller passed it on"])
    presenter.stepTapped(2)
    #expect(view.state?.path.rows.map(\.isHighlighted) == [true, true, true])
    #expect(view.commands.count == 1)
  }

  @Test func aPartLightsItsStepsAndShowsItsReferences() throws {
    let presenter = presenter(.mvp)
    presenter.attach(view)
    tap()
    presenter.nodeTapped("presenter")
    let graph = try graph()
    #expect(graph.nodes.filter(\.isSelected).map(\.id) == ["presenter"])
    #expect(view.state?.path.rows.map(\.isHighlighted) == [false, false, true])
    #expect(graph.code.title == "CardPresenter")
    #expect(graph.code.code.contains("private let repository: any CardRepository"))
    #expect(!graph.code.code.contains("func "))
    #expect(
      view.commands == [
        "announce Presenter, step 3, Presenter holds Model strongly, "
          + "Presenter holds Controller weakly"
      ]
    )
  }

  @Test func anotherTapBeginsWithTheWholePath() throws {
    let presenter = presenter(.mvp)
    presenter.attach(view)
    tap()
    presenter.stepTapped(1)
    tap()
    #expect(view.state?.path.rows.map(\.isHighlighted) == [true, true, true])
    #expect(try graph().nodes.allSatisfy { !$0.isSelected })
  }
}
