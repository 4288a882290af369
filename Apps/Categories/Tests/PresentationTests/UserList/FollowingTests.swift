import CategoriesModel
import Rostrum
import RostrumTesting
import Testing

@testable import CategoriesPresentation

/// Following a user: immediate on the screen, then stored on the device.
@MainActor
struct FollowingTests {
  private let fixture = CategoriesFixture()
  private let view = UserListSpy()

  private func attached() async -> UserListPresenter {
    let presenter = fixture.users()
    presenter.attach(view)
    await presenter.drain()
    return presenter
  }

  @Test func aTapIsShownBeforeItIsStored() async throws {
    let presenter = await attached()
    let before = try #require(view.state)
    presenter.followTapped(35_001)
    #expect(presenter.row(35_001)?.follow.isOn == true)
    #expect(view.state != before)
    #expect(await fixture.store.follows() == [:])
    await presenter.drain()
    #expect(await fixture.store.follows() == [35_001: true])
  }

  @Test func theCountIncludesTheChoice() async {
    let presenter = fixture.users(texts: .simplifiedChinese)
    presenter.attach(view)
    await presenter.drain()
    var counts: [String?] = []
    for id in [35_001, 35_001, 35_000, 35_000] {
      presenter.followTapped(id)
      counts.append(presenter.row(id)?.counts)
    }
    #expect(
      counts == [
        "粉丝 1201 · 帖子 1", "粉丝 1200 · 帖子 1", "粉丝 0 · 帖子 0", "粉丝 0 · 帖子 0",
      ]
    )
    await presenter.drain()
  }

  @Test func tapsToAndFroEndWithTheLast() async {
    let presenter = await attached()
    for _ in 0..<7 { presenter.followTapped(35_000) }
    await fixture.clock.waitForSleepers()
    fixture.clock.advance(by: .undoOffer)
    await presenter.drain()
    #expect(presenter.row(35_000)?.follow.isOn == false)
    #expect(await fixture.store.follows() == [35_000: false])
  }

  @Test func anUnfollowedUserIsFollowedAgainByUndo() async {
    let presenter = await attached()
    presenter.followTapped(35_000)
    #expect(view.state?.undo?.text == "Unfollowed “\u{2068}Ana 35-0\u{2069}”")
    #expect(view.commands == ["announce Unfollowed “\u{2068}Ana 35-0\u{2069}”"])
    presenter.undoTapped()
    #expect(presenter.row(35_000)?.follow.isOn == true)
    #expect(view.state?.undo == nil)
    #expect(view.commands.last == "announce Following Ana 35-0")
    await presenter.drain()
    #expect(await fixture.store.follows() == [35_000: true])
  }

  @Test func theOfferEndsByFollowingAgainOrByTime() async {
    let presenter = await attached()
    presenter.followTapped(35_000)
    presenter.followTapped(35_000)
    #expect(view.state?.undo == nil)
    presenter.followTapped(35_000)
    await fixture.clock.waitForSleepers()
    fixture.clock.advance(by: .undoOffer)
    await presenter.drain()
    #expect(view.state?.undo == nil)
    presenter.undoTapped()
    #expect(presenter.row(35_000)?.follow.isOn == false)
  }

  @Test func followingOffersNoUndo() async {
    let presenter = await attached()
    presenter.followTapped(35_001)
    #expect(view.state?.undo == nil)
    await presenter.drain()
  }

  @Test func aFailedChangeIsRevertedWithAMessage() async {
    let presenter = await attached()
    await fixture.store.setFull(true)
    presenter.followTapped(35_001)
    await fixture.clock.waitForSleepers()
    #expect(presenter.row(35_001)?.follow.isOn == false)
    #expect(
      view.state?.progress?.text == "Your change to “\u{2068}Ana 35-1\u{2069}” couldn’t be saved."
    )
    #expect(view.state?.progress?.isBusy == false)
    await fixture.letMessagePass()
    await presenter.drain()
    #expect(view.state?.progress == nil)
  }

  @Test func aChoiceIsKeptThoughTheScreenHasGone() async {
    let presenter = await attached()
    presenter.followTapped(35_001)
    presenter.destroy()
    await presenter.drain()
    #expect(await fixture.store.follows() == [35_001: true])
  }

  @Test func anotherSceneShowsItInTheSameTurn() async {
    let presenter = await attached()
    let other = fixture.users()
    let otherView = UserListSpy()
    other.attach(otherView)
    otherView.forget()
    presenter.followTapped(35_001)
    #expect(otherView.states.count == 1)
    #expect(other.row(35_001)?.follow.isOn == true)
    await presenter.drain()
  }

  @Test func tapsForUnlistedUsersAreIgnored() async {
    let presenter = await attached()
    presenter.followTapped(999)
    await presenter.drain()
    #expect(await fixture.store.follows() == [:])
  }
}
