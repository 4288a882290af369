// The words that an app teaches its text checkers; many apps share one process.

extension UITextChecker {
  /// Adds a word to the lexicon of the app, until the app ends.
  public class func learnWord(_ word: String) {
    UIApplication.shared._learnedWords.insert(word)
  }

  public class func hasLearnedWord(_ word: String) -> Bool {
    UIApplication.shared._learnedWords.contains(word)
  }

  public class func unlearnWord(_ word: String) {
    UIApplication.shared._learnedWords.remove(word)
  }
}
