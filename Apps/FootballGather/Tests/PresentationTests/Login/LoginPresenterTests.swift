import FootballGatherModel
import Foundation
import Rostrum
import RostrumTesting
import Testing

@testable import FootballGatherPresentation

@MainActor
struct LoginPresenterTests {
  private let account = FakeAccountRepository()
  private let view = LoginSpy()

  private func presenter(notice: String? = nil) -> LoginPresenter {
    LoginPresenter(app: .fake(account: account), notice: notice)
  }

  private func attached(notice: String? = nil) async -> LoginPresenter {
    let presenter = presenter(notice: notice)
    presenter.attach(view)
    await presenter.drain()
    return presenter
  }

  private func filled(_ name: String = "ana", _ password: String = "secret word") async
    -> LoginPresenter
  {
    let presenter = await attached()
    presenter.textChanged(.username, name)
    presenter.textChanged(.password, password)
    return presenter
  }

  // MARK: - What it begins with

  @Test func hasTheTextsOfTheOriginal() async {
    _ = await attached()
    let labels = view.state?.labels
    #expect(labels?.usernamePlaceholder == "Enter username")
    #expect(labels?.passwordPlaceholder == "Enter password")
    #expect(labels?.submit == "Log In")
    #expect(labels?.rememberMe == "Remember Me")
    #expect(labels?.question == "Don’t have an account?")
    #expect(labels?.otherMode == "Register")
  }

  @Test func rememberMeIsOnAndTheNameOfferedAgain() async {
    account.set { $0.rememberedName = "ana" }
    _ = await attached()
    #expect(view.state?.isRemembering == true)
    #expect(view.state?.username == "ana")
  }

  @Test func aNameThatIsTypedIsNotReplacedByTheOneOffered() async {
    account.set { $0.rememberedName = "ana" }
    let presenter = presenter()
    presenter.attach(view)
    presenter.textChanged(.username, "ben")
    await presenter.drain()
    #expect(view.state?.username == "ben")
  }

  @Test("D6: the end of a session is explained")
  func theEndOfASessionIsExplained() async {
    _ = await attached(notice: "Over.")
    #expect(view.state?.notice == "Over.")
  }

  // MARK: - The form of a new account

  @Test func theFormOfANewAccountSaysSo() async {
    let presenter = await attached(notice: "Over.")
    presenter.textChanged(.username, "ana")
    presenter.logInTapped()
    presenter.otherModeTapped()
    let labels = view.state?.labels
    #expect(view.state?.mode == .register)
    #expect(labels?.title == "New Account")
    #expect(labels?.passwordPlaceholder == "At least 8 characters")
    #expect(labels?.submit == "Register")
    #expect(labels?.question == "Already have an account?")
    #expect(labels?.otherMode == "Log In")
    // The login's errors do not apply; what was typed remains.
    #expect(view.state?.problems == [:] && view.state?.notice == nil)
    #expect(view.state?.username == "ana")
    #expect(view.commands.suffix(2) == ["announce New Account", "focus password"])
    #expect(account.calls == [])
    presenter.otherModeTapped()
    #expect(view.state?.mode == .logIn)
    #expect(view.state?.labels.title == "Football Gather")
  }

  @Test func theOfferedNameIsNotThatOfANewAccount() async {
    account.set { $0.rememberedName = "ana" }
    let presenter = await attached()
    presenter.otherModeTapped()
    #expect(view.state?.username == "")
    #expect(view.commands.last == "focus username")
    presenter.otherModeTapped()
    #expect(view.state?.username == "ana")
  }

  @Test func noFieldIsFocusedIfAllAreFilled() async {
    let presenter = await filled()
    presenter.otherModeTapped()
    #expect(view.commands == ["announce New Account"])
  }

  // MARK: - Logging in

  @Test func logsInWithTheTypedCredentials() async {
    let presenter = await filled()
    presenter.logInTapped()
    #expect(view.state?.work == .logIn)
    await presenter.drain()
    #expect(account.calls == ["log in, remembers"])
    #expect(account.credentials == Credentials(username: "ana", password: "secret word"))
    // The form stays disabled until the flow has replaced it.
    #expect(view.state?.work == .logIn)
    #expect(view.state?.password == "secret word")
    presenter.detach(view)
    presenter.attach(view)
    #expect(view.state?.work == nil)
    #expect(view.state?.password == "")
  }

  @Test func theSwitchControlsRememberingTheName() async {
    let presenter = await filled()
    presenter.rememberChanged(false)
    presenter.logInTapped()
    await presenter.drain()
    #expect(account.calls == ["log in"])
  }

  @Test("D2: registering logs in by the same request") func registers() async {
    let presenter = await filled()
    presenter.registerTapped()
    await presenter.drain()
    #expect(account.calls == ["register, remembers"])
    #expect(await account.state == "ana")
  }

  @Test("D5: the password is sent as typed, without hashing")
  func thePasswordIsSentAsItIs() async {
    let presenter = await filled("ana", " pass word ")
    presenter.logInTapped()
    await presenter.drain()
    #expect(account.credentials?.password == " pass word ")
  }

  @Test func offersTheOfflineVersion() async {
    let presenter = await attached()
    presenter.useOfflineTapped()
    #expect(view.state?.work == .useOffline)
    await presenter.drain()
    #expect(account.calls == ["offline"])
  }

  @Test func doubleTapsLogInOnce() async {
    let presenter = await filled()
    account.hold()
    presenter.logInTapped()
    presenter.logInTapped()
    presenter.registerTapped()
    presenter.useOfflineTapped()
    account.release()
    await presenter.drain()
    #expect(account.calls == ["log in, remembers"])
  }

  // MARK: - What is wrong

  @Test func bothFieldsAreMandatory() async {
    let presenter = await attached()
    presenter.logInTapped()
    #expect(view.state?.message == "Enter your username and password.")
    #expect(view.commands == ["focus username", "announce Enter your username and password."])
    #expect(account.calls == [])
  }

  @Test("D30: a name of spaces is missing", arguments: ["", "  ", "\n"])
  func aNameOfSpacesIsMissing(_ name: String) async {
    let presenter = await filled(name)
    presenter.logInTapped()
    #expect(view.state?.problems == [.username: "Enter a username."])
    #expect(view.state?.message == nil)
    #expect(account.calls == [])
  }

  @Test func theFieldWithoutTextIsNamed() async {
    let presenter = await filled("ana", "")
    presenter.registerTapped()
    #expect(view.state?.problems == [.password: "Enter a password."])
    #expect(view.commands.contains("focus password"))
  }

  @Test("D26: a name with a colon is refused") func aNameHasNoColon() async {
    let presenter = await filled("ana:ng")
    presenter.logInTapped()
    #expect(view.state?.problems == [.username: "A username can’t contain a colon (:)."])
  }

  @Test func aNewPasswordHasALength() async {
    let presenter = await filled("ana", "short")
    presenter.registerTapped()
    #expect(view.state?.problems == [.password: "Use at least 8 characters."])
    presenter.logInTapped()
    await presenter.drain()
    #expect(account.calls == ["log in, remembers"])
  }

  @Test func typingClearsTheProblemOfAField() async {
    let presenter = await filled("", "secret word")
    presenter.logInTapped()
    presenter.textChanged(.username, "a")
    #expect(view.state?.problems == [:])
  }

  @Test func aWrongPasswordShowsAMessage() async {
    let presenter = await filled()
    account.set { $0.error = .service(.unauthorised) }
    presenter.logInTapped()
    await presenter.drain()
    let message = "The username or password is incorrect. Try again."
    #expect(view.state?.message == message)
    #expect(view.commands == ["focus password", "announce \(message)"])
  }

  @Test func aTakenNameIsAProblemOfTheNameField() async {
    let presenter = await filled()
    account.set { $0.error = .service(.conflict) }
    presenter.registerTapped()
    await presenter.drain()
    #expect(
      view.state?.problems == [.username: "This username is already taken. Choose a different one."]
    )
  }

  @Test func throttlingShowsWhenToRetry() async {
    let presenter = await filled()
    account.set {
      $0.error = .service(.throttled(until: .noon.addingTimeInterval(125 * 60)))
    }
    presenter.logInTapped()
    await presenter.drain()
    #expect(view.state?.message == "There were too many attempts. Try again after 14:05.")
  }

  @Test(
    "D24: what fails says how, and can be tried again",
    arguments: [
      GatherError.service(.offline), .service(.timeout), .service(.server(status: 500)),
      .storage("keychain"),
    ]
  )
  func aFailureCanBeRetried(_ error: GatherError) async {
    let presenter = await filled()
    account.set { $0.error = error }
    presenter.logInTapped()
    await presenter.drain()
    #expect(view.state?.message == GatherTexts.english.sentence(for: error, in: .of("en")))
    #expect(view.state?.password == "secret word")
    account.set { $0.error = nil }
    presenter.logInTapped()
    await presenter.drain()
    #expect(account.calls == ["log in, remembers", "log in, remembers"])
    #expect(view.state?.message == nil)
  }

  // MARK: - Leaving

  @Test("D30: the password is gone after leaving") func thePasswordIsGone() async {
    let presenter = await filled()
    presenter.detach(view)
    presenter.attach(view)
    #expect(view.state?.password == "")
    #expect(view.state?.username == "ana")
  }

  @Test func theLoginGoesOnThoughTheScreenIsGone() async {
    let presenter = await filled()
    account.hold()
    presenter.registerTapped()
    presenter.destroy()
    let count = view.states.count
    account.release()
    await presenter.drain()
    #expect(await account.state == "ana")
    #expect(view.states.count == count)
  }
}

extension LoginPresenter {
  fileprivate func logInTapped() {
    submitTapped(in: .logIn)
  }

  fileprivate func registerTapped() {
    submitTapped(in: .register)
  }

  private func submitTapped(in mode: LoginViewState.Mode) {
    if state.mode != mode { otherModeTapped() }
    submitTapped()
  }
}

extension FakeAccountRepository {
  /// The name of the current session.
  fileprivate var state: String? {
    get async { try? await session()?.username }
  }
}
