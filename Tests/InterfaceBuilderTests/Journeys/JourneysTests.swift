import Foundation
import NibScreens
import Testing
import UIKitHosting
import UIKitTesting

@testable import UIKit

/// The app of storyboards and nibs, as a person uses it.
@MainActor
struct JourneysTests {
  private let kyoto = "Maples of Kyoto, Kyoto, Japan, 9 days"

  private func open(_ environment: SceneEnvironment = SceneEnvironment()) -> SceneDriver {
    SceneDriver(rootViewController: NibScreens.makeRoot(), environment: environment)
  }

  private func rows(_ driver: SceneDriver) -> [String] {
    driver.find(nil, .cell).map(\.label)
  }

  @Test func theStoryboardsHaveNothingThatUIKitDoesNotKnow() throws {
    let driver = open()
    try visitAllScreens(driver)
    let files = [
      "Main.storyboard", "Settings.storyboard", "About.storyboard", "TipCell.xib",
      "RatingView.xib", "PlaceViewController.xib",
    ]
    #expect(InterfaceReports.all.filter { files.contains($0.file) }.map(\.description) == [])
    #expect(driver.layoutConflicts == [])
  }

  private func visitAllScreens(_ driver: SceneDriver) throws {
    try driver.tap(kyoto)
    try driver.tap("Cover")
    try driver.tap("Close")
    try driver.tap("Write a Postcard")
    try driver.tap("Write a Postcard")
    try driver.tap("Done")
    try driver.tap("Show on Map")
    try driver.tap("Done")
    try driver.tap("Edit")
    try driver.tap("Cancel")
    try driver.goBack()
    try driver.tap("A night train, Fall asleep here, wake up there.")
    try driver.goBack()
    try driver.tap("Sort")
    try driver.tap("By Title")
    try driver.selectTab("Places")
    try driver.tap("Lisbon")
    try driver.selectTab("Settings")
    try driver.tap("About Journeys")
  }

  @Test func theListHasPrototypesAndCellsOfANib() {
    let driver = open()
    #expect(
      rows(driver) == [
        kyoto, "Summer Nights of Lofoten, Lofoten, Norway, 14 days",
        "A Weekend in Lisbon, Lisbon, Portugal, 3 days",
        "A night train, Fall asleep here, wake up there.",
        "From hut to hut, Five days with one rucksack.",
        "Write on the same day: on the next you have forgotten smells and sounds.",
      ]
    )
    #expect(driver.find(nil, .tab).map(\.label) == ["Journeys", "Places", "Settings"])
  }

  @Test func aRowShowsItsJourneyWithEmbeddedFacts() throws {
    let driver = open()
    try driver.tap(kyoto)
    #expect(driver.find("Autumn", .text).count == 1)
    #expect(driver.find("Rating: 5 / 5", .image).count == 1)
    let cover = try driver.frame(of: "Cover")
    #expect(abs(cover.width / cover.height - 16.0 / 9) < 0.01)
  }

  @Test func theContentOfAWideScreenIsNoWiderThanItsLimit() throws {
    let driver = open(SceneEnvironment(width: 1280, height: 900, idiom: .pad))
    try driver.tap(kyoto)
    let cover = try driver.frame(of: "Cover")
    #expect(cover.width == 640)
    #expect(cover.midX == 640)
  }

  @Test func aFormSavesByAnUnwindSegueAndCancelsByAnother() throws {
    let driver = open()
    try driver.tap("Add")
    #expect(try !driver.element("Save").isEnabled)
    try driver.type("Venice", into: "Title")
    try driver.tap("Increment")
    try driver.selectSegment("Winter", of: "Season")
    try driver.toggle("Favorite")
    try driver.tap("Save")
    #expect(rows(driver).first == "Venice, 7 days")
    try driver.tap("Venice, 7 days")
    #expect(!driver.find("Winter").isEmpty)
    #expect(!driver.find("3", .text).isEmpty)
    try driver.goBack()
    try driver.tap("Add")
    try driver.type("Rome", into: "Title")
    try driver.tap("Cancel")
    #expect(rows(driver).first == "Venice, 7 days")
  }

  @Test func changesToAJourneyUnwindToItsOwnScreen() throws {
    let driver = open()
    try driver.tap(kyoto)
    try driver.tap("Edit")
    #expect(!driver.find("Edit Journey").isEmpty)
    try driver.replaceText(of: "Title", with: "Kyoto")
    try driver.tap("Save")
    #expect(!driver.find("Kyoto", .heading).isEmpty)
    #expect(!driver.find("Show on Map").isEmpty)
  }

  @Test func aPostcardIsSentByTheSecondTap() throws {
    let driver = open()
    try driver.tap(kyoto)
    #expect(driver.find("Really? Then tap again.").isEmpty)
    try driver.tap("Write a Postcard")
    #expect(!driver.find("Really? Then tap again.").isEmpty)
    try driver.tap("Write a Postcard")
    #expect(!driver.find("A postcard of Maples of Kyoto is on its way.").isEmpty)
  }

  @Test func thePopoverSortsByTheIdentifierOfItsSegue() throws {
    let driver = open(SceneEnvironment(width: 1280, height: 900, idiom: .pad))
    try driver.tap("Sort")
    try driver.tap("By Title")
    #expect(rows(driver).first == "A Weekend in Lisbon, Lisbon, Portugal, 3 days")
    try driver.tap("Sort")
    try driver.tap("By Rating")
    #expect(rows(driver).first == kyoto)
  }

  @Test func aToolbarItemDeletesByUnwinding() throws {
    let driver = open()
    try driver.tap(kyoto)
    try driver.tap("Delete")
    #expect(rows(driver).first == "Summer Nights of Lofoten, Lofoten, Norway, 14 days")
  }

  @Test func aGestureOfTheSceneShowsTheCoverAndAnotherClosesIt() throws {
    let driver = open()
    try driver.tap(kyoto)
    try driver.tap("Cover")
    #expect(driver.find("Show on Map").isEmpty)
    let close = try driver.frame(of: "Close")
    #expect(close.size == CGSize(width: 44, height: 44))
    try driver.drag([CGPoint(x: 200, y: 300), CGPoint(x: 200, y: 420), CGPoint(x: 200, y: 600)])
    #expect(!driver.find("Show on Map").isEmpty)
  }

  @Test func aScreenIsReleasedWithItsEmbeddedControllersAndObjects() throws {
    let root = NibScreens.makeRoot()
    let driver = SceneDriver(rootViewController: root)
    weak var screen: UIViewController?
    weak var facts: UIViewController?
    try driver.tap(kyoto)
    do {
      let tabs = root as? UITabBarController
      let navigation = tabs?.selectedViewController as? UINavigationController
      screen = navigation?.topViewController
      facts = screen?.children.first
    }
    #expect(facts != nil)
    try driver.tap("Cover")
    try driver.tap("Close")
    try driver.goBack()
    #expect(screen == nil)
    #expect(facts == nil)
  }

  @Test func placesAreCellsOfAFlowLayoutWithHeaders() throws {
    let driver = open()
    try driver.selectTab("Places")
    #expect(rows(driver) == ["Lisbon", "Lofoten", "Vienna", "Kyoto", "Guilin"])
    #expect(driver.find(nil, .heading).map(\.label) == ["Europe", "Asia"])
    let one = try driver.frame(of: "Lisbon", .cell)
    let other = try driver.frame(of: "Lofoten", .cell)
    #expect(one.size == CGSize(width: 164, height: 128))
    #expect(one.minX == 20)
    #expect(other.minY == one.minY)
  }

  @Test func theTextsAreInTheLanguageOfTheScene() throws {
    var device = Device.forTests
    device.languages = ["zh-Hans"]
    ChineseSceneDelegate.makeRoot = { NibScreens.makeRoot(language: "zh-Hans") }
    let driver = SceneDriver(delegateClass: ChineseAppDelegate.self, device: device)
    #expect(driver.find(nil, .tab).map(\.label) == ["旅程", "地点", "设置"])
    #expect(driver.find("排序", .button).count == 1)
    try driver.tap("京都的枫叶, 日本京都, 9 天")
    #expect(driver.find("写明信片", .button).count == 1)
    #expect(driver.find("旅伴", .text).count == 1)
    try driver.tap("编辑")
    #expect(driver.find("秋", .segment).count == 1)
    #expect(driver.find("标题", .textField).count == 1)
    try driver.tap("取消")
    try driver.selectTab("设置")
    #expect(!driver.find("日记", .heading).isEmpty)
    #expect(!driver.find("提醒", .toggle).isEmpty)
  }
}

private final class ChineseAppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let scene = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
    scene.delegateClass = ChineseSceneDelegate.self
    return scene
  }
}

private final class ChineseSceneDelegate: UIResponder, UIWindowSceneDelegate {
  static var makeRoot: () -> UIViewController = { UIViewController() }
  var window: UIWindow?

  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    window.rootViewController = Self.makeRoot()
    window.makeKeyAndVisible()
    self.window = window
  }
}
