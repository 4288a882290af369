import RostrumUIKit
import UIKit
import ZhihuDailyPresentation

/// The login screen: the explanation, the agreement, and the names to choose from.
final class LoginViewController: ScreenViewController<LoginPresenter>, LoginView {
  private let prompt = UILabel()
  private let pretence = UILabel()
  private let problem = UILabel()
  private lazy var agreement = AgreementControl(
    onTap: UIAction { [weak self] _ in self?.presenter.agreementTapped() }
  )
  private let choices = UIStackView()
  private let scroll = UIScrollView()
  private var buttons: [LoginName: UIButton] = [:]
  private lazy var cancelItem = UIBarButtonItem(
    primaryAction: UIAction { [weak self] _ in self?.presenter.cancelTapped() }
  )

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    navigationItem.leftBarButtonItem = cancelItem
    prompt.font = .preferredFont(forTextStyle: .title2)
    prompt.accessibilityTraits = .header
    pretence.font = .preferredFont(forTextStyle: .footnote)
    pretence.textColor = .secondaryLabel
    problem.font = .preferredFont(forTextStyle: .subheadline)
    problem.textColor = .systemRed
    for label in [prompt, pretence, problem] {
      label.numberOfLines = 0
      label.textAlignment = .center
      label.adjustsFontForContentSizeCategory = true
    }
    choices.axis = .vertical
    choices.spacing = 12
    layOut()
  }

  // MARK: - LoginView

  func render(_ state: LoginViewState) {
    title = state.title
    prompt.text = state.prompt
    pretence.text = state.pretence
    problem.text = state.problem
    problem.isHidden = state.problem == nil
    cancelItem.title = state.cancel
    for choice in state.choices { show(choice, isEnabled: !state.isBusy) }
    agreement.show(state.agreement, isTicked: state.isAgreed)
  }

  private func show(_ choice: LoginViewState.Choice, isEnabled: Bool) {
    let button = buttons[choice.id] ?? addButton(choice.id)
    button.configuration?.title = choice.title
    button.configuration?.image = UIImage(systemName: choice.symbol)
    button.configuration?.imagePadding = 8
    button.isEnabled = isEnabled
  }

  private func addButton(_ name: LoginName) -> UIButton {
    let button = UIButton(configuration: .borderedTinted())
    button.configuration?.buttonSize = .large
    button.addAction(
      UIAction { [weak self] _ in self?.presenter.choiceTapped(name) },
      for: .primaryActionTriggered
    )
    buttons[name] = button
    choices.addArrangedSubview(button)
    return button
  }

  private func layOut() {
    let stack = UIStackView(arrangedSubviews: [prompt, pretence, agreement, problem, choices])
    stack.axis = .vertical
    stack.spacing = 24
    stack.setCustomSpacing(8, after: prompt)
    view.addCovering(scroll)
    stack.translatesAutoresizingMaskIntoConstraints = false
    scroll.addSubview(stack)
    let guide = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: scroll.topAnchor, constant: 32),
      stack.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 24),
      stack.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -24),
      stack.bottomAnchor.constraint(equalTo: scroll.bottomAnchor, constant: -32),
    ])
  }
}
