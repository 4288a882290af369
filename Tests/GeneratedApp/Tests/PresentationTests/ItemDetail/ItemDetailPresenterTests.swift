import Rostrum
import RostrumTesting
import SamplerModel
import Testing

@testable import SamplerPresentation

@MainActor
struct ItemDetailPresenterTests {
  private final class Navigation: ItemDetailNavigation {
    var returns = 0

    func showAllItems() { returns += 1 }
  }

  private let navigation = Navigation()
  private let view = ItemDetailSpy()

  private func attached(_ repository: FakeItemRepository) async -> ItemDetailPresenter {
    let presenter = ItemDetailPresenter(
      id: "1",
      repository: repository,
      texts: .english,
      navigation: navigation
    )
    presenter.attach(view)
    await presenter.drain()
    return presenter
  }

  @Test func showsTheItem() async {
    _ = await attached(FakeItemRepository(.success([.one])))
    #expect(view.states.map(\.content) == [.loading("Loading…"), .text("The first.")])
    #expect(view.state?.title == "One")
  }

  @Test func aMissingItemLeadsBack() async {
    let presenter = await attached(FakeItemRepository(.success([.two])))
    #expect(view.placeholder?.title == "Item Not Found")
    presenter.placeholderButtonTapped()
    #expect(navigation.returns == 1)
  }

  @Test func aFailureCanBeRetried() async {
    let repository = FakeItemRepository(.failure(.unreadable("")), .success([.one]))
    let presenter = await attached(repository)
    #expect(view.placeholder?.title == "Items Not Available")
    presenter.placeholderButtonTapped()
    await presenter.drain()
    #expect(view.state?.content == .text("The first."))
    #expect(navigation.returns == 0)
  }
}

extension ItemDetailSpy {
  fileprivate var placeholder: PlaceholderViewData? {
    if case .placeholder(let data) = state?.content { data } else { nil }
  }
}
