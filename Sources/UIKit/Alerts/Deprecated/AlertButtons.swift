/// The buttons of a `UIAlertView` or a `UIActionSheet`, in the order in which they were added.
struct AlertButtons {
  private(set) var titles: [String?] = []
  /// The index of the cancel button; -1 for none.
  var cancelIndex = -1
  /// The index of the destructive button; -1 for none.
  var destructiveIndex = -1
  /// The number of buttons of the initialiser's own titles; nil if it had none for other buttons.
  var firstOther: Int?

  /// Adds a button and returns its index.
  mutating func add(_ title: String?) -> Int {
    titles.append(title)
    return titles.count - 1
  }

  /// Adds the other buttons of an initialiser.
  mutating func addOthers(_ titles: [String]) {
    firstOther = self.titles.count
    self.titles += titles
  }

  func title(at index: Int) -> String? {
    titles.indices.contains(index) ? titles[index] : nil
  }

  /// The indices of buttons that are neither the cancel nor the destructive one.
  var others: [Int] {
    titles.indices.filter { $0 != cancelIndex && $0 != destructiveIndex }
  }

  /// Returns an action for each button.
  @MainActor
  func actions(_ clicked: @escaping (Int) -> Void) -> [UIAlertAction] {
    titles.enumerated().map { index, title in
      let style: UIAlertAction.Style =
        switch index {
        case cancelIndex: .cancel
        case destructiveIndex: .destructive
        default: .default
        }
      return UIAlertAction(title: title, style: style) { _ in clicked(index) }
    }
  }
}
