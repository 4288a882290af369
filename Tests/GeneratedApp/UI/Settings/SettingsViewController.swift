import RostrumUIKit
import SamplerPresentation
import UIKit

/// The settings screen.
final class SettingsViewController:
  ScreenViewController<SettingsPresenter>, SettingsView
{
  private let label = UILabel()
  private lazy var doneButton = UIButton(
    configuration: .borderedProminent(),
    primaryAction: UIAction { [weak self] _ in self?.presenter.doneTapped() }
  )

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    navigationItem.largeTitleDisplayMode = .never
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.numberOfLines = 0
    let stack = UIStackView(arrangedSubviews: [label, doneButton])
    stack.axis = .vertical
    stack.spacing = 24
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    let guide = view.layoutMarginsGuide
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
      stack.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
    ])
  }

  // MARK: - SettingsView

  func render(_ state: SettingsViewState) {
    title = state.title
    label.text = state.text
    doneButton.configuration?.title = state.done
  }
}
