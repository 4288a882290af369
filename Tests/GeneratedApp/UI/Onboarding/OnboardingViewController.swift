import RostrumUIKit
import SamplerPresentation
import UIKit

/// The onboarding screen.
final class OnboardingViewController:
  ScreenViewController<OnboardingPresenter>, OnboardingView
{
  private let label = UILabel()
  private lazy var doneItem = UIBarButtonItem(
    primaryAction: UIAction { [weak self] _ in self?.presenter.doneTapped() }
  )
  private lazy var cancelItem = UIBarButtonItem(
    primaryAction: UIAction { [weak self] _ in self?.presenter.cancelTapped() }
  )

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    navigationItem.largeTitleDisplayMode = .never
    navigationItem.leftBarButtonItem = cancelItem
    navigationItem.rightBarButtonItem = doneItem
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.numberOfLines = 0
    let stack = UIStackView(arrangedSubviews: [label])
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

  // MARK: - OnboardingView

  func render(_ state: OnboardingViewState) {
    title = state.title
    label.text = state.text
    doneItem.title = state.done
    cancelItem.title = state.cancel
  }
}
