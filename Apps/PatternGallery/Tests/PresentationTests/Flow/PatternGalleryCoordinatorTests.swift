import Foundation
import PatternGalleryModel
import Rostrum
import RostrumTesting
import Testing

@testable import PatternGalleryPresentation

/// The flow, without UIKit.
@MainActor
struct PatternGalleryCoordinatorTests {
  private final class ListSpy: ViewSpy<PatternListViewState>, PatternListView {}
  private final class DetailSpy: ViewSpy<PatternDetailViewState>, PatternDetailView {}
  private final class ComparisonSpy: ViewSpy<ComparisonViewState>, ComparisonView {}
  private final class Card: Screen {}

  private struct Screens: PatternGalleryScreens {
    var onList: @MainActor (PatternListPresenter) -> Void

    func list(_ presenter: PatternListPresenter) -> any Screen {
      onList(presenter)
      return FakeScreen("list", presenter: presenter, view: ListSpy())
    }

    func pattern(_ presenter: PatternDetailPresenter, card: any Screen) -> any Screen {
      FakeScreen(presenter.state.title, presenter: presenter, view: DetailSpy())
    }

    func nothingChosen(_ placeholder: PlaceholderViewData) -> any Screen {
      FakeScreen(placeholder.title)
    }

    func comparison(_ presenter: ComparisonPresenter) -> any Screen {
      FakeScreen("comparison", presenter: presenter, view: ComparisonSpy())
    }
  }

  private struct Cards: CardMaking {
    func card(
      _ pattern: Pattern,
      store: CardStore,
      trace: CardTrace,
      texts: CardTexts
    ) -> any Screen {
      Card()
    }
  }

  private func start(
    on test: TestNavigator,
    isCompact: Bool = true,
    onList: @escaping @MainActor (PatternListPresenter) -> Void = { _ in }
  ) async {
    test.isCompact = isCompact
    test.start(
      PatternGalleryCoordinator(
        screens: Screens(onList: onList),
        cards: Cards(),
        store: CardStore(card: AppCard(id: "1", name: "Weather", symbol: nil)),
        environment: AppEnvironment(
          documents: URL(filePath: "/documents"),
          languages: ["en"],
          locale: Locale(identifier: "en"),
          timeZone: .gmt
        )
      )
    )
    await test.settle()
  }

  @Test(arguments: Pattern.allCases)
  func aRowLeadsToItsPattern(_ pattern: Pattern) async throws {
    let test = TestNavigator()
    var list: PatternListPresenter?
    await start(on: test) { list = $0 }
    list?.patternTapped(pattern.rawValue)
    await test.settle()
    #expect(test.screens == [PatternGalleryTexts.english.name(of: pattern)])
    #expect(test.path == PatternGalleryRoute.pattern(pattern).path.description)
    test.back()
    await test.settle()
    #expect(test.screens == ["list"])
  }

  @Test func theLastRowLeadsToTheComparison() async throws {
    let test = TestNavigator()
    var list: PatternListPresenter?
    await start(on: test) { list = $0 }
    list?.compareTapped()
    await test.settle()
    #expect(test.screens == ["comparison"])
  }

  @Test func anUnknownRowIsIgnored() async throws {
    let test = TestNavigator()
    var list: PatternListPresenter?
    await start(on: test) { list = $0 }
    list?.patternTapped("nothing")
    await test.settle()
    #expect(test.screens == ["list"])
  }

  @Test func resizingKeepsTheChosenPatternAndMarksItBesideIt() async throws {
    let test = TestNavigator()
    var list: PatternListPresenter?
    await start(on: test, isCompact: false) { list = $0 }
    #expect(test.screens(in: .secondary) == ["No Pattern Selected"])
    list?.patternTapped("MVP")
    await test.settle()
    let view: ListSpy = try #require(test.view(in: .primary))
    #expect(test.screens(in: .secondary) == ["MVP"])
    #expect(view.state?.chosen == .pattern("MVP"))
    #expect(view.state?.showsDisclosure == false)
    test.isCompact = true
    await test.settle()
    #expect(test.screens == ["MVP"])
    test.isCompact = false
    await test.settle()
    #expect(view.state?.chosen == .pattern("MVP"))
    test.isCompact = true
    test.back()
    #expect(view.state?.chosen == nil)
    #expect(view.state?.showsDisclosure == true)
  }
}
