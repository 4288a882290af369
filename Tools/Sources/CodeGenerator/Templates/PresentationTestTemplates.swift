/// Tests of presenters, routes and texts.
struct PresentationTestTemplates: AppTemplates {
  let name: GeneratedName

  var files: [GeneratedFile] {
    let folder = "Tests/PresentationTests"
    return [
      GeneratedFile("\(folder)/ItemList/ItemListPresenterTests.swift", listTests),
      GeneratedFile("\(folder)/ItemDetail/ItemDetailPresenterTests.swift", detailTests),
      GeneratedFile("\(folder)/Flow/\(app)RouteTests.swift", routeTests),
      GeneratedFile("\(folder)/Texts/\(app)TextsTests.swift", textsTests),
    ]
  }

  private var listTests: String {
    """
    import Rostrum
    import RostrumTesting
    import \(app)Model
    import Testing

    @testable import \(app)Presentation

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
        #expect(view.states.map(\\.content) == [.loading("Loading…"), .list(rows)])
        #expect(view.state?.title == "\(name.title)")
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
    """
  }

  private var detailTests: String {
    """
    import Rostrum
    import RostrumTesting
    import \(app)Model
    import Testing

    @testable import \(app)Presentation

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
        #expect(view.states.map(\\.content) == [.loading("Loading…"), .text("The first.")])
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
    """
  }

  private var textsTests: String {
    """
    import \(app)Presentation
    import Testing

    struct \(app)TextsTests {
      @Test(arguments: [
        (["zh-CN", "en"], "重试"), (["zh-Hans"], "重试"), (["en-GB"], "Try Again"),
        (["de", "zh-Hans-CN"], "重试"), (["de"], "Try Again"), ([], "Try Again"),
      ])
      func followTheLanguagesOfTheReader(_ languages: [String], _ text: String) {
        #expect(\(app)Texts.best(for: languages).tryAgain == text)
      }
    }
    """
  }

  private var routeTests: String {
    """
    import \(app)Presentation
    import Rostrum
    import Testing

    struct \(app)RouteTests {
      @Test(arguments: [
        (\(app)Route.itemList, ""), (.itemDetail("1"), "items/1"),
        (.itemDetail("a/b ü"), "items/a%2Fb%20%C3%BC"),
      ])
      func routeAndPathAreTheSame(_ route: \(app)Route, _ path: String) {
        #expect(route.path.description == path)
        #expect(\(app)Route(path: RoutePath(path)) == route)
      }

      @Test(arguments: ["items", "items/1/2", "elsewhere", "elsewhere/1"])
      func otherPathsAreNoRoute(_ path: String) {
        #expect(\(app)Route(path: RoutePath(path)) == nil)
      }
    }
    """
  }
}
