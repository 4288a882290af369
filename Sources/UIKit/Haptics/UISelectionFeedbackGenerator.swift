import UIKitHosting

/// Feedback for a choice that changes.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  open func selectionChanged() {
    _give(.selection)
  }
}
