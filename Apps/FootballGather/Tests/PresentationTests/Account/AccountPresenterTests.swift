import AppTesting
import Rostrum
import RostrumTesting
import Testing

@testable import FootballGatherModel
@testable import FootballGatherPresentation

@MainActor
struct AccountPresenterTests {
  private let navigation = FakeMatchNavigation()
  private let view = AccountSpy()

  private func opened(
    _ account: FakeAccountRepository = FakeAccountRepository(session: .named("ana")),
    _ gathers: FakeGatherRepository = FakeGatherRepository(),
    language: String? = nil
  ) async -> AccountPresenter {
    let presenter = AccountPresenter(
      app: .fake(
        account: account,
        gathers: gathers,
        settings: FakeSettingsRepository(language: language)
      ),
      navigation: navigation
    )
    presenter.attach(view)
    await presenter.drain()
    return presenter
  }

  private func unsent() -> FakeGatherRepository {
    FakeGatherRepository(finished: [
      FinishedGather(.sample(Score(teamA: 1)), score: Score(teamA: 1))
    ])
  }

  @Test func showsTheAccount() async {
    _ = await opened()
    #expect(view.account?.name == "ana")
    #expect(view.account?.detail == "Logged in")
    #expect(view.account?.actions.map(\.title) == ["Log Out", "Delete Account"])
    #expect(view.account?.actions.map(\.isDestructive) == [false, true])
    #expect(view.account?.unsent == nil)
  }

  @Test func offersALoginWithoutAnAccount() async {
    _ = await opened(FakeAccountRepository(session: .offline))
    #expect(view.account?.name == "No Account")
    #expect(view.account?.detail == "Players and matches stay on this device and aren’t shared.")
    #expect(view.account?.actions.map(\.title) == ["Log In or Register", "Erase Data"])
    #expect(
      view.account?.actions.map(\.footer) == [
        "Players and matches on this device stay here and aren’t added to the account. "
          + "They’re shown again when you use the app without an account.",
        nil,
      ]
    )
  }

  @Test(arguments: [(nil, "Device Language"), ("zh-Hans", "简体中文"), ("en", "English")])
  func namesTheLanguageInThatLanguage(_ tag: String?, _ name: String) async {
    let presenter = await opened(language: tag)
    #expect(view.account?.languageName == name)
    presenter.languageTapped()
    #expect(navigation.calls == ["choose language"])
  }

  // MARK: - Results that were not sent

  @Test func sendsUnsentResults() async {
    let presenter = await opened(FakeAccountRepository(session: .named("ana")), unsent())
    #expect(view.account?.unsent?.text == "1 result hasn’t been sent yet.")
    #expect(view.account?.unsent?.button == "Send Now")
    presenter.sendTapped()
    #expect(view.account?.unsent?.isSending == true)
    #expect(view.account?.isEnabled == false)
    await presenter.drain()
    #expect(view.account?.unsent == nil)
    #expect(view.commands == ["announce All results have been sent."])
  }

  @Test func twoTapsSendOnce() async {
    let gathers = unsent()
    let presenter = await opened(FakeAccountRepository(session: .named("ana")), gathers)
    presenter.sendTapped()
    presenter.sendTapped()
    await presenter.drain()
    #expect(gathers.calls.count { $0 == "send" } == 1)
  }

  @Test func aFailedSendShowsANoticeAndKeepsTheResults() async {
    let gathers = unsent()
    gathers.set { $0.sendError = .service(.offline) }
    let presenter = await opened(FakeAccountRepository(session: .named("ana")), gathers)
    presenter.sendTapped()
    await presenter.drain()
    #expect(navigation.notices.map(\.title) == ["Couldn’t Send Results"])
    #expect(view.account?.unsent?.isSending == false)
  }

  @Test func aMatchThatEndsMeanwhileIsCounted() async {
    let gathers = FakeGatherRepository()
    let presenter = await opened(FakeAccountRepository(session: .named("ana")), gathers)
    await until { gathers.listenerCount == 1 }
    gathers.change { $0.finished = [FinishedGather(.sample(), score: Score())] }
    await until { view.account?.unsent != nil }
    await presenter.drain()
  }

  // MARK: - Leaving

  @Test("D6: logging out is a button") func logsOutWithoutConfirmationIfAllResultsAreSent() async {
    let account = FakeAccountRepository(session: .named("ana"))
    let presenter = await opened(account)
    presenter.actionTapped(.logOut)
    presenter.actionTapped(.logOut)
    await presenter.drain()
    #expect(account.calls == ["log out"])
    #expect(navigation.questions.isEmpty)
  }

  @Test func aMatchThatContinuesOnTheServerIsNoLoss() async {
    let account = FakeAccountRepository(session: .named("ana"))
    let gathers = FakeGatherRepository()
    gathers.set { $0.running = .sample() }
    let presenter = await opened(account, gathers)
    presenter.actionTapped(.logOut)
    await presenter.drain()
    #expect(account.calls == ["log out"])
    #expect(navigation.questions.isEmpty)
  }

  @Test func aMatchThatTheServerDoesNotKnowIsALoss() async {
    let account = FakeAccountRepository(session: .named("ana"))
    let gathers = FakeGatherRepository()
    gathers.set {
      $0.running = RunningGather(id: .sample(1), lineUp: .sample, startedAt: .noon)
    }
    let presenter = await opened(account, gathers)
    presenter.actionTapped(.logOut)
    await presenter.drain()
    #expect(
      navigation.questions.map(\.message)
        == ["If you log out, you’ll lose the match in progress."]
    )
  }

  @Test func confirmsBeforeDiscardingResults() async {
    let account = FakeAccountRepository(session: .named("ana"))
    let gathers = unsent()
    gathers.set { $0.running = .sample(Score(teamA: 1)) }
    let presenter = await opened(account, gathers)
    navigation.answers = [false, true]
    presenter.actionTapped(.logOut)
    await presenter.drain()
    #expect(
      navigation.questions.first?.message
        == "If you log out, you’ll lose unsent goals of the match in progress and 1 unsent result."
    )
    #expect(account.calls.isEmpty)
    presenter.actionTapped(.logOut)
    await presenter.drain()
    #expect(account.calls == ["log out"])
  }

  @Test func deletesTheAccountAfterConfirmation() async {
    let account = FakeAccountRepository(session: .named("ana"))
    let presenter = await opened(account)
    navigation.answers = [false, true]
    presenter.actionTapped(.deleteAccount)
    await presenter.drain()
    #expect(account.calls.isEmpty)
    presenter.actionTapped(.deleteAccount)
    await presenter.drain()
    #expect(account.calls == ["delete"])
    #expect(navigation.questions.first?.title == "Delete Account?")
    #expect(navigation.questions.map(\.isDestructive) == [true, true])
  }

  @Test func anAccountThatCannotBeDeletedStays() async {
    let account = FakeAccountRepository(session: .named("ana"), error: .service(.offline))
    let presenter = await opened(account)
    presenter.actionTapped(.deleteAccount)
    await presenter.drain()
    #expect(navigation.notices.map(\.title) == ["Couldn’t Delete Account"])
    #expect(view.account?.isEnabled == true)
  }

  @Test func theOfflineVersionGoesOnWhileTheLoginIsShown() async {
    let account = FakeAccountRepository(session: .offline)
    let presenter = await opened(account)
    presenter.actionTapped(.logIn)
    await presenter.drain()
    #expect(navigation.calls == ["log in"])
    #expect(account.calls.isEmpty)
  }

  @Test func erasesTheDataOfTheOfflineVersionAfterConfirmation() async {
    let account = FakeAccountRepository(session: .offline)
    let presenter = await opened(account)
    presenter.actionTapped(.erase)
    await presenter.drain()
    #expect(navigation.questions.map(\.title) == ["Erase Data?"])
    #expect(account.calls == ["delete"])
  }

  @Test func aReplyAfterLeavingIsHarmless() async {
    let account = FakeAccountRepository(session: .named("ana"))
    account.hold()
    let presenter = await opened(account)
    presenter.actionTapped(.logOut)
    await until { account.heldCount == 1 }
    presenter.destroy()
    account.release()
    await presenter.drain()
    #expect(account.calls == ["log out"])
    #expect(navigation.notices.isEmpty)
  }

  @Test func unavailableStorageShowsAPlaceholder() async {
    let gathers = FakeGatherRepository()
    gathers.set { $0.storageError = .storage("locked") }
    let presenter = await opened(FakeAccountRepository(session: .named("ana")), gathers)
    #expect(view.placeholder?.title == "Storage Unavailable")
    gathers.set { $0.storageError = nil }
    presenter.retryTapped()
    await presenter.drain()
    #expect(view.account?.name == "ana")
  }
}
