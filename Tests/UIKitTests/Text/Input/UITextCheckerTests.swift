import Foundation
import Testing
import UIKit
import UIKitTesting

/// Apple: `UITextChecker`, here without a lexicon.
@MainActor
struct UITextCheckerTests {
  private final class Learner: UIViewController {
    private(set) var answers: [Bool] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      UITextChecker.learnWord("hipstar")
      answers.append(UITextChecker.hasLearnedWord("hipstar"))
      UITextChecker.unlearnWord("hipstar")
      answers.append(UITextChecker.hasLearnedWord("hipstar"))
    }
  }

  @Test func noWordIsMisspelled() {
    let checker = UITextChecker()
    let whole = NSRange(location: 0, length: 7)
    let found = checker.rangeOfMisspelledWord(
      in: "hipstar",
      range: whole,
      startingAt: 0,
      wrap: false,
      language: "en_US"
    )
    #expect(found == NSRange(location: NSNotFound, length: 0))
    #expect(checker.guesses(forWordRange: whole, in: "hipstar", language: "en_US") == nil)
    #expect(checker.completions(forPartialWordRange: whole, in: "hipstar", language: "en") == nil)
    #expect(UITextChecker.availableLanguages.isEmpty)
  }

  @Test func aCheckerIgnoresWords() {
    let checker = UITextChecker()
    #expect(checker.ignoredWords == nil)
    checker.ignoreWord("hipstar")
    checker.ignoreWord("hipstar")
    #expect(checker.ignoredWords == ["hipstar"])
  }

  @Test func anAppLearnsAndUnlearnsWords() {
    let learner = Learner()
    SceneDriver(rootViewController: learner).settle()
    #expect(learner.answers == [true, false])
  }
}
