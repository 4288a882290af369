import ContactsModel
import Rostrum
import RostrumTesting
import Testing

@testable import ContactsPresentation

/// C9: search by name, position and reading; the text stays while the list changes.
@MainActor
struct ContactListSearchTests {
  private final class Navigation: ContactListNavigation {
    func showContact(_ id: String) {}
    func addContact() {}
    func showNotice(title: String, text: String) {}
  }

  private let navigation = Navigation()
  private let view = ContactListSpy()
  private let repository = FakeRepository(
    stored: .success([.evan, .zhang, .chen]),
    refreshed: .failure(.service(.offline)),
    looked: .success(nil)
  )

  private func attached() async -> ContactListPresenter {
    let presenter = ContactListPresenter(
      repository: repository,
      texts: .english,
      environment: .of("en"),
      navigation: navigation
    )
    presenter.attach(view)
    await presenter.drain()
    return presenter
  }

  @Test(arguments: [
    ("evan", "E: 1"), ("EVAN", "E: 1"), ("ＥＶＡＮ", "E: 1"), ("ｅvａn", "E: 1"), ("Évan", "E: 1"),
    ("yang", "E: 1"), ("developer", "E: 1 Z: 2"), ("ios", "Z: 2"), ("it dev", "E: 1"),
    ("developer　yang", "E: 1"), ("陈", "C: 3"), ("静怡", "C: 3"), ("chen jing", "C: 3"),
    ("chenjing", "C: 3"), ("CHÉN", "C: 3"), ("  ", "C: 3 E: 1 Z: 2"), ("", "C: 3 E: 1 Z: 2"),
  ])
  func findsByNamePositionAndReading(_ query: String, _ found: String) async {
    let presenter = await attached()
    presenter.searchTextChanged(query)
    await presenter.drain()
    #expect(view.state?.summary == found)
    #expect(view.state?.query == query)
  }

  @Test(arguments: ["xyz", "evan xyz", "yang it developer zhang", "%", ".*", "\n"])
  func showsAnEmptyResult(_ query: String) async {
    let presenter = await attached()
    presenter.searchTextChanged(query)
    await presenter.drain()
    let isBlank = query == "\n"
    let nobody = "No Results for “\(query.quoted)”"
    #expect(view.state?.summary == (isBlank ? "C: 3 E: 1 Z: 2" : nobody))
  }

  @Test func namesTheQueryWithoutResults() async {
    let presenter = await attached()
    presenter.searchTextChanged("xyz")
    await presenter.drain()
    guard case .placeholder(let data) = view.state?.content else {
      Issue.record("Expected a placeholder")
      return
    }
    #expect(data.title == "No Results for “\u{2068}xyz\u{2069}”")
    #expect(data.button == nil)
  }

  @Test func theSearchStaysWhileTheListChanges() async {
    let presenter = await attached()
    presenter.searchTextChanged("developer")
    await presenter.drain()
    repository.stored([.zhang, .chen])
    repository.notifyOfChange()
    await presenter.drain()
    #expect(view.state?.summary == "Z: 2")
    #expect(view.state?.query == "developer")
    presenter.searchTextChanged("")
    await presenter.drain()
    #expect(view.state?.summary == "C: 3 Z: 2")
  }

  @Test func theNewestSearchCounts() async {
    let presenter = await attached()
    view.forget()
    for query in ["e", "ev", "eva", "zhang"] { presenter.searchTextChanged(query) }
    await presenter.drain()
    #expect(view.states.map(\.summary) == ["Z: 2"])
  }

  @Test func theSameSearchIsNotShownTwice() async {
    let presenter = await attached()
    presenter.searchTextChanged("evan")
    await presenter.drain()
    view.forget()
    presenter.searchTextChanged("evan")
    repository.notifyOfChange()
    await presenter.drain()
    #expect(view.states.isEmpty)
  }
}
