import Rostrum
import RostrumTesting
import SamplerModel
import Testing

@testable import SamplerPresentation

@MainActor
struct ItemListPresenterTests {
  private final class Navigation: ItemListNavigation {
    var shown: [String] = []

    func showItem(_ id: String) { shown.append(id) }
  }

  private let navigation = Navigation()
  private let view = ItemListSpy()

  private func attached(_ repository: FakeItemRepository) async -> ItemListPresenter {
    let presenter = ItemListPresenter(
      repository: repository,
      texts: .english,
      navigation: navigation
    )
    presenter.attach(view)
    await presenter.drain()
    return presenter
  }

  @Test func listsTheItems() async {
    _ = await attached(FakeItemRepository(.success([.one, .two])))
    let rows = [
      ItemRowViewData(id: "1", title: "One"), ItemRowViewData(id: "2", title: "Two"),
    ]
    #expect(view.states.map(\.content) == [.loading("Loading…"), .list(rows)])
    #expect(view.state?.title == "Sampler")
  }

  @Test func showsThatThereIsNothing() async {
    _ = await attached(FakeItemRepository(.success([])))
    #expect(view.placeholder?.title == "No Items")
  }

  @Test func aFailureCanBeRetried() async {
    let repository = FakeItemRepository(.failure(.unreadable("")), .success([.one]))
    let presenter = await attached(repository)
    #expect(view.placeholder?.title == "Items Not Available")
    presenter.placeholderButtonTapped()
    await presenter.drain()
    #expect(view.state?.content == .list([ItemRowViewData(id: "1", title: "One")]))
  }

  @Test func aTapShowsTheItemAndAnUnknownOneNothing() async {
    let presenter = await attached(FakeItemRepository(.success([.one, .two])))
    presenter.itemTapped("2")
    presenter.itemTapped("3")
    #expect(navigation.shown == ["2"])
  }
}

extension ItemListSpy {
  fileprivate var placeholder: PlaceholderViewData? {
    if case .placeholder(let data) = state?.content { data } else { nil }
  }
}
