import AppTesting
import ContactsModel
import Foundation
import Rostrum
import RostrumTesting
import Testing

@testable import ContactsPresentation

/// Unsaved input outlives its process.
@MainActor
struct ContactFormDraftTests {
  private let repository = FakeRepository(
    stored: .success([.evan]),
    refreshed: .success(.of(.evan)),
    looked: .success(.evan)
  )

  /// Returns a window of a new process, at the route at which the previous one ended.
  private func window(
    _ route: ContactsRoute,
    drafts: [String: Data] = [:],
    onMake: @escaping @MainActor (AnyObject) -> Void = { _ in }
  ) async -> TestNavigator {
    let test = TestNavigator()
    test.start(
      ContactsCoordinator(
        screens: FakeContactsScreens(onMake: onMake),
        repository: repository,
        environment: .of("en")
      )
    )
    test.navigator.restore(route, drafts: drafts)
    await test.settle()
    return test
  }

  private func texts(_ test: TestNavigator) -> [String] {
    guard case .form(let form) = test.view(ContactFormSpy.self)?.state?.content else { return [] }
    return form.fields.map(\.text)
  }

  @Test(arguments: [ContactsRoute.new, .edit("1")])
  func typedTextComesBackWithItsScreen(_ route: ContactsRoute) async throws {
    var presenter: ContactFormPresenter?
    let first = await window(route) { presenter = $0 as? ContactFormPresenter ?? presenter }
    #expect(first.navigator.drafts.isEmpty)
    await until { !texts(first).isEmpty }
    presenter?.textChanged(.name, "陈 👩‍👩‍👧‍👦 <b>")
    presenter?.textChanged(.phone, "1\u{0}")
    let drafts = first.navigator.drafts
    #expect(Array(drafts.keys) == [route.path.description])

    let second = await window(route, drafts: drafts) {
      presenter = $0 as? ContactFormPresenter ?? presenter
    }
    #expect(second.path == route.path.description)
    await until { texts(second).first == "陈 👩‍👩‍👧‍👦 <b>" }
    #expect(texts(second)[3] == "1\u{0}")
    #expect(presenter?.hasUnsavedWork == true)
    #expect(second.navigator.drafts == drafts)
    #expect(second.view(ContactFormSpy.self)?.state?.canFinish == true)
  }

  @Test func aDraftIsKeptWhileItsContactIsStillAwaited() async {
    let repository = repository
    let draft = ContactDraft(input: ContactInput(name: "Typed")).data
    repository.hold()
    let test = await window(.edit("1"), drafts: ["people/1/edit": draft])
    #expect(texts(test).isEmpty)
    #expect(test.navigator.drafts.keys.contains("people/1/edit"))
  }

  @Test func anUnreadableDraftIsIgnored() async {
    let test = await window(.new, drafts: ["new": Data("nonsense".utf8)])
    #expect(texts(test) == ["", "", "", "", ""])
  }
}
