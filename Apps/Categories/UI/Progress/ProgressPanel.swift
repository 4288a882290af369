import CategoriesPresentation
import RostrumUIKit
import UIKit

/// A small panel at the bottom of a screen that shows progress or an error message.
///
/// It receives no touches, and is hidden as soon as the view state has no progress.
final class ProgressPanel: ProgrammaticView {
  private let spinner = UIActivityIndicatorView(style: .medium)
  private let text = UILabel()
  private let panel = UIView()
  private var shown: ProgressViewData?

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    isHidden = true
    panel.backgroundColor = .secondarySystemBackground
    panel.layer.cornerRadius = 14
    text.font = .preferredFont(forTextStyle: .subheadline)
    text.numberOfLines = 0
    text.adjustsFontForContentSizeCategory = true
    spinner.isAccessibilityElement = false
    layOut()
  }

  /// Shows progress, and announces a new text to users of screen readers.
  func show(_ progress: ProgressViewData?) {
    guard progress != shown else { return }
    shown = progress
    isHidden = progress == nil
    spinner.isHidden = progress?.isBusy != true
    if progress?.isBusy == true { spinner.startAnimating() } else { spinner.stopAnimating() }
    guard let progress else { return }
    text.text = progress.text
    UIAccessibility.post(notification: .announcement, argument: progress.text)
  }

  private func layOut() {
    let content = UIStackView(arrangedSubviews: [spinner, text])
    content.alignment = .center
    content.spacing = 10
    panel.addCovering(
      content,
      insets: NSDirectionalEdgeInsets(top: 10, leading: 16, bottom: 10, trailing: 16)
    )
    let column = UIStackView(arrangedSubviews: [panel])
    column.axis = .vertical
    column.alignment = .center
    column.translatesAutoresizingMaskIntoConstraints = false
    addSubview(column)
    NSLayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: topAnchor),
      column.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 24),
      column.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -24),
      column.bottomAnchor.constraint(equalTo: safeAreaLayoutGuide.bottomAnchor, constant: -24),
    ])
  }
}
