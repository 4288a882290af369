/// Tests of the flow, and the parts that tests of presenters and the flow share.
struct FlowTestTemplates: AppTemplates {
  let name: GeneratedName

  var files: [GeneratedFile] {
    let folder = "Tests/PresentationTests"
    return [
      GeneratedFile("\(folder)/Flow/\(app)CoordinatorTests.swift", coordinatorTests),
      GeneratedFile("\(folder)/Support/Fake\(app)Screens.swift", fakeScreens),
      GeneratedFile("\(folder)/Support/FakeItemRepository.swift", fakeRepository),
      GeneratedFile("\(folder)/Support/Spies.swift", spies),
      GeneratedFile("\(folder)/Support/TestNavigator+\(app).swift", testNavigator),
    ]
  }

  private var coordinatorTests: String {
    """
    import Rostrum
    import RostrumTesting
    import \(app)Model
    import Testing

    @testable import \(app)Presentation

    @MainActor
    struct \(app)CoordinatorTests {
      @Test func beginsWithTheList() async {
        let test = await TestNavigator.\(name.plainVariable)Flow()
        #expect(test.screens == ["itemList"])
        #expect(test.path == "")
      }

      @Test func goesToAnItemAndBack() async throws {
        let test = await TestNavigator.\(name.plainVariable)Flow()
        test.open(\(app)Route.itemDetail("1"))
        await test.settle()
        #expect(test.screens == ["itemList", "itemDetail"])
        #expect(test.path == "items/1")
        test.back()
        #expect(test.screens == ["itemList"])
        #expect(test.path == "")
      }

      @Test func aLinkOpensAnItemOverTheList() async {
        let test = await TestNavigator.\(name.plainVariable)Flow(at: .itemDetail("1"))
        #expect(test.screens == ["itemList", "itemDetail"])
      }

      @Test func aLinkToTheListGoesBackToIt() async {
        let test = await TestNavigator.\(name.plainVariable)Flow(at: .itemDetail("1"))
        test.open(\(app)Route.itemList)
        await test.settle()
        #expect(test.screens == ["itemList"])
      }

      @Test func closingTheWindowReleasesTheFlow() async throws {
        try await checkLeaks { track in
          let test = await TestNavigator.\(name.plainVariable)Flow(
            at: .itemDetail("1"),
            onMake: { track($0) }
          )
          test.close()
        }
      }
    }
    """
  }

  private var testNavigator: String {
    """
    import Foundation
    import Rostrum
    import RostrumTesting
    import \(app)Model
    import \(app)Presentation

    extension TestNavigator {
      /// A window in which the flow of the app has started.
      /// - Parameters:
      ///   - route: The destination to open.
      ///   - onMake: Receives each presenter that is made.
      /// - Returns: The window, when the destination is shown.
      static func \(name.plainVariable)Flow(
        at route: \(app)Route = .itemList,
        onMake: @escaping @MainActor (AnyObject) -> Void = { _ in }
      ) async -> TestNavigator {
        let test = TestNavigator()
        let environment = AppEnvironment(
          documents: URL(filePath: "/documents"),
          languages: ["en"],
          locale: Locale(identifier: "en"),
          timeZone: .gmt
        )
        test.start(
          \(app)Coordinator(
            screens: Fake\(app)Screens(onMake: onMake),
            repository: FakeItemRepository(.success([.one, .two])),
            environment: environment
          )
        )
        test.open(route)
        await test.settle()
        return test
      }
    }
    """
  }

  private var fakeScreens: String {
    """
    import Rostrum
    import RostrumTesting
    import \(app)Presentation

    struct Fake\(app)Screens: \(app)Screens {
      /// Receives each presenter that is made.
      var onMake: @MainActor (AnyObject) -> Void = { _ in }

      func itemList(_ presenter: ItemListPresenter) -> any Screen {
        onMake(presenter)
        return FakeScreen("itemList", presenter: presenter, view: ItemListSpy())
      }

      func itemDetail(_ presenter: ItemDetailPresenter) -> any Screen {
        onMake(presenter)
        return FakeScreen("itemDetail", presenter: presenter, view: ItemDetailSpy())
      }
    }
    """
  }

  private var fakeRepository: String {
    """
    import \(app)Model

    /// Gives each answer once, and the last one from then on.
    actor FakeItemRepository: ItemRepository {
      private var answers: [Result<[Item], ItemError>]

      init(_ answers: Result<[Item], ItemError>...) {
        self.answers = answers
      }

      func items() throws(ItemError) -> [Item] {
        let answer = answers.count > 1 ? answers.removeFirst() : answers[0]
        return try answer.get()
      }

      func item(id: Item.ID) throws(ItemError) -> Item? {
        try items().first { $0.id == id }
      }
    }

    extension Item {
      static let one = Item(id: "1", title: "One", text: "The first.")
      static let two = Item(id: "2", title: "Two", text: "The second.")
    }
    """
  }

  private var spies: String {
    """
    import Rostrum
    import RostrumTesting
    import \(app)Presentation

    final class ItemListSpy: ViewSpy<ItemListViewState>, ItemListView {}

    final class ItemDetailSpy: ViewSpy<ItemDetailViewState>, ItemDetailView {}
    """
  }
}
