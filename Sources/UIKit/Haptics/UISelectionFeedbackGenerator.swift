import UIKitHosting

/// A generator of feedback for changes of a selection.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  open func selectionChanged() {
    _give(.selection)
  }
}
