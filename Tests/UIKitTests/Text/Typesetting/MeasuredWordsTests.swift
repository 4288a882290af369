import Testing
import UIKit
import UIKitHosting
import UIKitTesting

/// Words that no font of the process covers are measured by the display.
@MainActor
struct MeasuredWordsTests {
  private final class Page: Display {
    var words: [WordsValue] = []
    var commits = 0
    let measuresWords: Bool

    init(measuresWords: Bool = true) {
      self.measuresWords = measuresWords
    }

    func show(_ commit: Commit) {
      commits += 1
      if let asked = commit.words { words.append(asked) }
    }
  }

  private let label = UILabel()
  private let page = Page()

  private func driver(_ text: String) -> SceneDriver {
    label.text = text
    let controller = UIViewController()
    label.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: controller.view.topAnchor),
      label.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
    ])
    let driver = SceneDriver(rootViewController: controller)
    driver.scene.display = page
    return driver
  }

  private func width(_ driver: SceneDriver) -> Double {
    driver.scene.commit()
    return Double(label.frame.width)
  }

  @Test func aWordIsMeasuredOnceAndLayoutFollowsTheResult() {
    let driver = driver("한국어 ok 한국어")
    #expect(page.words == [WordsValue(first: 0, words: [WordValue(text: "한국어")])])
    let estimated = width(driver)
    driver.send(.measured(first: 0, advances: [5]))
    let measured = width(driver)
    // The text contains the word twice, in a font of 17 points.
    label.text = "ok"
    let rest = width(driver)
    #expect(measured != estimated)
    #expect(measured > 2 * 5 * 17 + rest)
    #expect(measured < 2 * 5 * 17 + rest + 17)
    label.text = "한국어 again"
    driver.scene.commit()
    #expect(page.words.count == 1)
  }

  @Test func emojiAreMeasuredAndHaveAnEstimateBefore() {
    let driver = driver("🐑")
    #expect(page.words.first?.words.map(\.text) == ["🐑"])
    #expect(abs(width(driver) - 1.25 * 17) < 0.5)
    driver.send(.measured(first: 0, advances: [1]))
    #expect(abs(width(driver) - 17) < 0.5)
  }

  @Test func wordsInFontsOfTheProcessAreNotMeasuredByTheDisplay() {
    _ = driver("Hello, Łódź, שלום, مرحبا, 你好, かな")
    #expect(page.words.isEmpty)
  }

  @Test func wordsAreMeasuredWithTheirWeight() {
    label.font = .boldSystemFont(ofSize: 30)
    _ = driver("한국어")
    #expect(page.words.first?.words == [WordValue(text: "한국어", weight: 700)])
  }

  @Test(arguments: [
    (0, [-1.0]), (0, [Double.infinity]), (0, [Double.nan]), (0, [1_000]), (0, [1, 1]), (7, [1]),
    (-1, [1]), (Int.max, [1]), (Int.min, []),
  ])
  func answersThatCannotBeAreDropped(_ first: Int, _ advances: [Double]) {
    let driver = driver("한국어")
    let estimated = width(driver)
    let isTaken = driver.send(.measured(first: first, advances: advances))
    #expect(!isTaken)
    #expect(width(driver) == estimated)
  }

  @Test func anotherDisplayMeasuresTheMissingWords() {
    let driver = driver("한국어 말")
    driver.send(.measured(first: 0, advances: [3]))
    let other = Page()
    driver.scene.display = other
    #expect(other.words == [WordsValue(first: 1, words: [WordValue(text: "말")])])
  }

  @Test func measuredWordsBelongToTheirScene() {
    let driver = driver("한국어")
    driver.send(.measured(first: 0, advances: [5]))
    let mine = width(driver)
    let theirs = MeasuredWordsTests()
    let other = theirs.driver("한국어")
    #expect(theirs.width(other) != mine)
    #expect(theirs.page.words.count == 1)
    #expect(width(driver) == mine)
  }

  @Test func aDisplayThatMeasuresNoWordsReceivesNone() {
    label.text = "한국어"
    let driver = SceneDriver(rootViewController: UIViewController())
    let still = Page(measuresWords: false)
    driver.scene.display = still
    driver.scene.commit()
    #expect(still.commits > 0)
    #expect(still.words.isEmpty)
  }

  @Test func theNumberOfMeasuredWordsOfASceneIsBounded() {
    let syllables = (0..<2_500).map { String(UnicodeScalar(0xAC00 + UInt32($0)) ?? "가") }
    label.numberOfLines = 0
    _ = driver(syllables.joined(separator: " "))
    #expect(page.words.map(\.words.count).reduce(0, +) == 2_000)
  }
}
