import AppTesting
import Foundation
import Rostrum
import RostrumTesting
import Testing

@testable import ZhihuDailyModel
@testable import ZhihuDailyPresentation

@MainActor
struct FavouritesPresenterTests {
  private let navigation = HomeNavigationSpy()
  private let view = FavouritesSpy()
  private let clock = TestClock()
  private let favourites = FakeFavouriteRepository([
    .sample(3, minutesAgo: 1), .sample(1, minutesAgo: 2), .sample(2, minutesAgo: 3),
  ])

  private func opened(
    _ favourites: FakeFavouriteRepository? = nil
  ) async -> FavouritesPresenter {
    let presenter = FavouritesPresenter(
      app: .fake(favourites: favourites ?? self.favourites, clock: clock),
      navigation: navigation
    )
    presenter.attach(view)
    await until { view.state.map { $0.content != .loading("Loading…") } == true }
    return presenter
  }

  @Test func theNewestFavouriteComesFirst() async {
    let presenter = await opened()
    #expect(view.rows == [3, 1, 2])
    #expect(presenter.row(3)?.title == "Story 3")
    #expect(presenter.row(3)?.picture?.absoluteString == "https://paper.example/3.jpg")
    presenter.rowTapped(1)
    presenter.rowTapped(9)
    #expect(navigation.calls == ["story 1"])
  }

  @Test func anEmptyListShowsAPlaceholder() async {
    _ = await opened(FakeFavouriteRepository())
    #expect(view.placeholder?.title == "No Favorites")
    #expect(view.placeholder?.button == nil)
  }

  @Test func followsChangesFromElsewhere() async throws {
    _ = await opened()
    try await favourites.add(.sample(7, minutesAgo: 0))
    await until { view.rows == [7, 3, 1, 2] }
  }

  @Test func deletingOffersUndoWhichPutsTheRowBackInItsPlace() async {
    let presenter = await opened()
    presenter.deleteTapped(1)
    presenter.deleteTapped(1)
    await until { view.rows == [3, 2] }
    await until { view.state?.undo != nil }
    #expect(favourites.calls == ["remove 1"])
    #expect(view.state?.undo?.text == "Removed “Story 1”")
    presenter.undoTapped()
    presenter.undoTapped()
    await until { view.rows == [3, 1, 2] }
    #expect(favourites.calls == ["remove 1", "add 1"])
    #expect(view.state?.undo == nil)
    await until { view.commands.last == "announce Restored" }
  }

  @Test func undoIsOfferedForAWhile() async {
    let presenter = await opened()
    presenter.deleteTapped(1)
    await clock.waitForSleepers()
    #expect(view.state?.undo != nil)
    clock.advance(by: Duration.undoOffer)
    await until { view.state?.undo == nil }
    presenter.undoTapped()
    #expect(favourites.calls == ["remove 1"])
  }

  @Test func aFailedRemovalShowsANoticeAndKeepsTheRow() async {
    let presenter = await opened()
    favourites.error = .storage("full")
    presenter.deleteTapped(1)
    await until { !navigation.notices.isEmpty }
    #expect(navigation.notices.map(\.title) == ["Couldn’t Remove"])
    #expect(view.state?.undo == nil)
  }

  @Test func editingEndsWithTheLastRow() async {
    let presenter = await opened(FakeFavouriteRepository([.sample(1, minutesAgo: 0)]))
    presenter.editTapped()
    #expect(view.state?.isEditing == true)
    presenter.deleteTapped(1)
    await until { view.placeholder != nil }
    #expect(view.state?.isEditing == false)
  }

  @Test func editingEndsWhenAnotherScreenCoversTheList() async {
    let presenter = await opened()
    presenter.editTapped()
    #expect(view.state?.isEditing == true)
    presenter.detach(view)
    presenter.attach(view)
    #expect(view.state?.isEditing == false)
    #expect(view.rows == [3, 1, 2])
  }

  @Test func unavailableStorageCanBeRetried() async {
    favourites.error = .storage("locked")
    let presenter = await opened()
    #expect(view.placeholder?.title == "Storage Isn’t Available")
    favourites.error = nil
    presenter.retryTapped()
    await until { view.rows == [3, 1, 2] }
  }
}
