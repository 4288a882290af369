import AppTesting
import ContactsModel
import Rostrum
import RostrumTesting
import Testing

@testable import ContactsPresentation

/// C9: search by name, position, job description, reading, number and address; the text stays while
/// the list changes.
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

  private func attached(
    _ language: String = "en",
    clock: any Clock<Duration> = ImmediateClock()
  ) async -> ContactListPresenter {
    let presenter = ContactListPresenter(
      repository: repository,
      texts: .best(for: [language]),
      environment: .of(language, clock: clock),
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

  @Test(arguments: ["零", "一三九"])
  func numeralsThatAreNoDigitsFindNoPhoneNumbers(query: String) async {
    repository.stored([.evan, .zhang, .chen, .zeng])
    let presenter = await attached()
    presenter.searchTextChanged(query)
    await presenter.drain()
    #expect(view.state?.summary.hasPrefix("No Results") == true)
  }

  @Test(arguments: [("process", "E: 1"), ("the ios", "Z: 2"), ("evan  PROC", "E: 1")])
  func findsByTheJobDescription(_ query: String, _ found: String) async {
    let presenter = await attached()
    presenter.searchTextChanged(query)
    await presenter.drain()
    #expect(view.state?.summary == found)
  }

  @Test(arguments: [
    ("cjy", "C: 3"), ("ＣＪＹ", "C: 3"), ("zgq", "Z: 4"), ("zgq 1390", "Z: 4"),
    ("+86 139 0000-1234", "Z: 4"), ("13900001234", "Z: 4"), ("(139)", "Z: 4"), ("１３９", "Z: 4"),
    ("2025550100", "E: 1"), ("evan 555-01", "E: 1"), ("zeng@example", "Z: 4"), ("gq.z", "Z: 4"),
    ("evan@example.com", "E: 1"), ("@example.com", "E: 1 Z: 4"), ("+", "C: 3 E: 1 Z: 4,2"),
  ])
  func findsByInitialsNumberAndAddress(_ query: String, _ found: String) async {
    repository.stored([.evan, .zhang, .chen, .zeng])
    let presenter = await attached()
    presenter.searchTextChanged(query)
    await presenter.drain()
    #expect(view.state?.summary == found)
  }

  /// A part of a word of an address, such as that of a company, finds nobody.
  @Test(arguments: ["xample", "com", "eng@"])
  func anAddressIsFoundByItsBeginnings(_ query: String) async {
    repository.stored([.evan, .zeng])
    let presenter = await attached()
    presenter.searchTextChanged(query)
    await presenter.drain()
    #expect(view.state?.summary == "No Results for “\(query.quoted)”")
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

  @Test(arguments: [
    ("en", ["2 results", "1 result", "No results"]),
    ("zh-Hans", ["2 个结果", "1 个结果", "没有结果"]),
  ])
  func theNumberOfResultsIsAnnouncedWhenItChanges(
    _ language: String,
    _ announcements: [String]
  ) async {
    let presenter = await attached(language)
    for query in ["developer", "evan", "zhang", "xyz"] {
      presenter.searchTextChanged(query)
      await presenter.drain()
    }
    #expect(view.commands == announcements.map { "announce \($0)" })
    view.forget()
    presenter.searchTextChanged("")
    await presenter.drain()
    #expect(view.commands.isEmpty)
    presenter.searchTextChanged("xyz")
    await presenter.drain()
    #expect(view.commands == announcements.suffix(1).map { "announce \($0)" })
  }

  @Test func typingIsNotInterruptedByAnnouncements() async {
    let clock = TestClock()
    let presenter = await attached(clock: clock)
    view.forget()
    for query in ["e", "ev", "eva"] {
      presenter.searchTextChanged(query)
      await until { view.state?.query == query && clock.sleeperCount == 1 }
      clock.advance(by: .milliseconds(900))
    }
    #expect(view.commands.isEmpty)
    clock.advance(by: .milliseconds(100))
    await presenter.drain()
    #expect(view.commands == ["announce 1 result"])
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
