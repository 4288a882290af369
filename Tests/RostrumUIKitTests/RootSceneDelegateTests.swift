import Rostrum
import RostrumUIKit
import Testing
import UIKit
import UIKitTesting

@MainActor
struct RootSceneDelegateTests {
  @Test func theFrontDoorStartsTheFlow() throws {
    let scene = try NotesScene()
    #expect(scene.titles == ["Notes"])
    #expect(scene.path == "/")
    #expect(scene.driver.display.address?.title == "Notes")
  }

  @Test func anAddressIsOpenedOverTheFirstScreenWithoutMoving() throws {
    let scene = try NotesScene(path: "/a%20b%2Fc")
    #expect(scene.titles == ["Notes", "a b/c"])
    #expect(scene.path == "/a%20b%2Fc")
    #expect(scene.driver.clock.now == .zero)
  }

  @Test func anUnknownAddressIsTheFrontDoorAndThePersonIsInformed() async throws {
    let scene = try NotesScene(path: "/no/such/place")
    #expect(scene.titles == ["Notes"])
    #expect(scene.path == "/")
    try await scene.driver.eventually(sees: "Nothing at no/such/place: The list is open.", .alert)
  }

  @Test func anAddressThatChangesToAnUnknownOneIsPutRight() async throws {
    let scene = try NotesScene(path: "/A")
    scene.driver.display.forgetCommits()
    try scene.driver.open(path: "/no/such/place")
    #expect(scene.titles == ["Notes"])
    #expect(scene.driver.display.commits.compactMap(\.address?.path).last == "/")
    try await scene.driver.eventually(sees: "Nothing at no/such/place: The list is open.", .alert)
  }

  @Test func theNextAddressClosesTheAlertAboutTheUnknownOne() async throws {
    let scene = try NotesScene(path: "/no/such/place")
    try await scene.driver.eventually(sees: "Nothing at no/such/place: The list is open.", .alert)
    try scene.driver.open(path: "/A")
    scene.driver.settle()
    #expect(scene.driver.find(nil, .alert).isEmpty)
    #expect(scene.titles == ["Notes", "A"])
  }

  @Test func aRestoredUnknownPathRaisesNoAlert() throws {
    let first = try NotesScene(path: "/A")
    first.delegate.window?.windowScene?.userActivity?.userInfo = ["path": "no/such/place"]
    let data = try #require(first.driver.scene.restorationData())
    let second = try NotesScene(restorationData: data)
    second.driver.settle()
    #expect(second.titles == ["Notes"])
    #expect(second.driver.find(nil, .alert).isEmpty)
  }

  @Test func aChangedAddressGoesThere() throws {
    let scene = try NotesScene()
    try scene.driver.open(path: "/A")
    #expect(scene.titles == ["Notes", "A"])
    try scene.driver.open(path: "/B")
    #expect(scene.titles == ["Notes", "B"])
    try scene.driver.open(path: "/")
    #expect(scene.titles == ["Notes"])
  }

  @Test func theAddressFollowsThePerson() throws {
    let scene = try NotesScene()
    scene.flow.show("A")
    scene.driver.settle()
    #expect(scene.path == "/A")
    #expect(scene.driver.display.address?.depth == 1)
    try scene.driver.goBack()
    #expect(scene.path == "/")
  }

  @Test func aSceneIsRestoredWhereItWas() throws {
    let first = try NotesScene(path: "/A")
    let data = try #require(first.driver.scene.restorationData())
    #expect(first.delegate.window?.windowScene?.userActivity?.title == "A")
    first.driver.scene.disconnect()
    #expect(try NotesScene(restorationData: data).titles == ["Notes", "A"])
  }

  @Test func unsavedWorkIsRestoredWithItsScreen() throws {
    let first = try NotesScene(path: "/A")
    first.presenter?.typed = "half a sent…"
    let data = try #require(first.driver.scene.restorationData())
    let second = try NotesScene(restorationData: data)
    #expect(second.titles == ["Notes", "A"])
    #expect(second.presenter?.typed == "half a sent…")
    // The activity that is handed to other devices and the address contains only the path.
    let activity = try #require(first.delegate.window?.windowScene?.userActivity)
    #expect(activity.userInfo?.count == 1)
  }

  @Test func anAddressTakesPrecedenceOverRestoration() throws {
    let data = try NotesScene(path: "/A").driver.scene.restorationData()
    #expect(try NotesScene(path: "/B", restorationData: data).titles == ["Notes", "B"])
  }

  @Test func disconnectingEndsEverything() throws {
    let scene = try NotesScene(path: "/A")
    weak let window = scene.delegate.window
    weak let navigator = scene.delegate.navigator
    scene.driver.scene.disconnect()
    #expect(scene.flow.hasEnded)
    #expect(window == nil)
    #expect(navigator == nil)
  }

  @Test func theEnvironmentIsTheDevices() throws {
    let environment = try #require(try NotesScene().delegate.environment)
    #expect(environment.languages == ["en"])
    #expect(environment.locale.identifier == "en_US")
    #expect(environment.timeZone == .gmt)
    #expect(environment.documents.lastPathComponent == "Documents")
  }

  @Test(arguments: [
    ("/people/7", "people/7"),
    ("https://example.org/people/7?tab=1", "people/7?tab=1"),
    ("contacts://people/7", "people/7"),
    ("https://example.org", ""),
  ])
  func everySpellingOfAnAddressHasItsPath(url: String, path: String) throws {
    let url = try #require(URL(string: url))
    #expect(NotesSceneDelegate().path(for: url).description == path)
  }
}
