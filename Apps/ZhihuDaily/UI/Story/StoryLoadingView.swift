import RostrumUIKit
import UIKit

/// A spinner in place of a story's text.
final class StoryLoadingView: ProgrammaticView {
  private let spinner = UIActivityIndicatorView(style: .medium)

  init() {
    super.init(frame: .zero)
    addCovering(
      spinner,
      insets: NSDirectionalEdgeInsets(top: 48, leading: 0, bottom: 48, trailing: 0)
    )
    isHidden = true
  }

  /// Shows the spinner, or hides it.
  ///
  /// - Parameter text: The accessibility label of the spinner; nil hides it.
  func show(_ text: String?) {
    isHidden = text == nil
    spinner.accessibilityLabel = text
    if text == nil { spinner.stopAnimating() } else { spinner.startAnimating() }
  }
}
