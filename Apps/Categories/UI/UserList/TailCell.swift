import CategoriesPresentation
import RostrumUIKit
import UIKit

/// The cell after the last user: a spinner, or an error with a retry button.
final class TailCell: ProgrammaticTableViewCell {
  private let spinner = UIActivityIndicatorView(style: .medium)
  private let text = UILabel()
  private let button = UIButton(configuration: .plain())
  private lazy var stack = UIStackView(arrangedSubviews: [spinner, text, button])
  private var onButton: (() -> Void)?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    spinner.isAccessibilityElement = false
    text.font = .preferredFont(forTextStyle: .subheadline)
    text.textColor = .secondaryLabel
    text.numberOfLines = 0
    text.adjustsFontForContentSizeCategory = true
    button.addAction(UIAction { [weak self] _ in self?.onButton?() }, for: .primaryActionTriggered)
    button.setContentHuggingPriority(.required, for: .horizontal)
    button.setContentCompressionResistancePriority(.required, for: .horizontal)
    stack.spacing = 10
    contentView.addCovering(stack, insets: .row)
  }

  /// Stacks the content vertically at accessibility sizes.
  override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    let isLarge = state.traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    stack.axis = isLarge ? .vertical : .horizontal
    stack.alignment = isLarge ? .leading : .center
  }

  func show(_ tail: UserListViewState.Tail, onButton: @escaping () -> Void) {
    self.onButton = onButton
    switch tail {
    case .none: show("", isBusy: false, button: nil)
    case .loading(let text): show(text, isBusy: true, button: nil)
    case .failed(let text, let button): show(text, isBusy: false, button: button)
    }
  }

  private func show(_ text: String, isBusy: Bool, button title: String?) {
    self.text.text = text
    spinner.isHidden = !isBusy
    if isBusy { spinner.startAnimating() } else { spinner.stopAnimating() }
    button.isHidden = title == nil
    button.configuration?.title = title
  }
}
