import UIKit

/// A spinner in the middle of a screen whose content is on its way.
final class LoadingView: UIView {
  private let spinner = UIActivityIndicatorView(style: .large)

  init() {
    super.init(frame: .zero)
    spinner.translatesAutoresizingMaskIntoConstraints = false
    addSubview(spinner)
    NSLayoutConstraint.activate([
      spinner.centerXAnchor.constraint(equalTo: centerXAnchor),
      spinner.centerYAnchor.constraint(equalTo: centerYAnchor),
    ])
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  /// Turns while a text is given, which is what those hear who cannot see it.
  func show(_ text: String?) {
    spinner.accessibilityLabel = text
    if text == nil { spinner.stopAnimating() } else { spinner.startAnimating() }
  }
}
