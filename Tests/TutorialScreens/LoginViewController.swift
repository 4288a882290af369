import UIKit

@MainActor
func makeField(_ placeholder: String, secure: Bool = false) -> UITextField {
  let field = UITextField()
  field.placeholder = placeholder
  field.borderStyle = .roundedRect
  field.isSecureTextEntry = secure
  field.autocorrectionType = .no
  field.autocapitalizationType = .none
  field.heightAnchor.constraint(equalToConstant: 44).isActive = true
  return field
}

final class LoginViewController: UIViewController, UITextFieldDelegate {
  private let logo = UIImageView(image: UIImage(systemName: "lock.fill"))
  private let emailField = makeField("Email")
  private let passwordField = makeField("Password", secure: true)
  private let errorLabel = UILabel()
  private let loginButton = UIButton(type: .system)
  private let forgotButton = UIButton(type: .system)
  private var errorHeight: NSLayoutConstraint!

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    logo.contentMode = .scaleAspectFit
    emailField.keyboardType = .emailAddress
    emailField.textContentType = .username
    passwordField.textContentType = .password
    emailField.delegate = self
    passwordField.delegate = self
    errorLabel.text = "Wrong email or password."
    errorLabel.textColor = .systemRed
    errorLabel.font = .preferredFont(forTextStyle: .footnote)
    loginButton.setTitle("Log In", for: .normal)
    loginButton.setTitleColor(.white, for: .normal)
    loginButton.backgroundColor = view.tintColor
    loginButton.layer.cornerRadius = 8
    loginButton.addAction(UIAction { [weak self] _ in self?.showError() }, for: .touchUpInside)
    forgotButton.setTitle("Forgot password?", for: .normal)
    let stack = UIStackView(arrangedSubviews: [
      emailField, passwordField, errorLabel, loginButton, forgotButton,
    ])
    stack.axis = .vertical
    stack.spacing = 12
    logo.translatesAutoresizingMaskIntoConstraints = false
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(logo)
    view.addSubview(stack)
    errorHeight = errorLabel.heightAnchor.constraint(equalToConstant: 0)
    let width = stack.widthAnchor.constraint(equalTo: view.widthAnchor, constant: -48)
    width.priority = .defaultHigh
    let logoHeight = logo.heightAnchor.constraint(equalToConstant: 120)
    logoHeight.priority = .defaultHigh
    NSLayoutConstraint.activate([
      logo.topAnchor.constraint(
        greaterThanOrEqualTo: view.safeAreaLayoutGuide.topAnchor,
        constant: 8
      ),
      logo.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      logo.widthAnchor.constraint(equalTo: logo.heightAnchor),
      logoHeight,
      stack.topAnchor.constraint(equalTo: logo.bottomAnchor, constant: 24),
      stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      width,
      stack.widthAnchor.constraint(lessThanOrEqualToConstant: 400),
      loginButton.heightAnchor.constraint(equalToConstant: 48),
      errorHeight,
      view.keyboardLayoutGuide.topAnchor.constraint(equalTo: stack.bottomAnchor, constant: 24),
    ])
  }

  private func showError() {
    errorHeight.isActive = false
    UIView.animate(withDuration: 0.25) {
      self.view.layoutIfNeeded()
    }
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if textField == emailField {
      passwordField.becomeFirstResponder()
    } else {
      textField.resignFirstResponder()
    }
    return true
  }
}

final class ScrollingLoginViewController: UIViewController {
  private let scrollView = UIScrollView()
  private let contentView = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    contentView.translatesAutoresizingMaskIntoConstraints = false
    scrollView.keyboardDismissMode = .onDrag
    view.addSubview(scrollView)
    scrollView.addSubview(contentView)

    let titleLabel = UILabel()
    titleLabel.text = "Create Account"
    titleLabel.font = .preferredFont(forTextStyle: .largeTitle)
    titleLabel.adjustsFontForContentSizeCategory = true
    titleLabel.numberOfLines = 0
    let fields = UIStackView(arrangedSubviews: [
      makeField("First name"), makeField("Last name"), makeField("Email"),
      makeField("Password", secure: true), makeField("Repeat password", secure: true),
    ])
    fields.axis = .vertical
    fields.spacing = 12
    let termsLabel = UILabel()
    termsLabel.text = "I accept the terms of service and the privacy policy."
    termsLabel.numberOfLines = 0
    termsLabel.font = .preferredFont(forTextStyle: .footnote)
    let termsSwitch = UISwitch()
    let terms = UIStackView(arrangedSubviews: [termsLabel, termsSwitch])
    terms.spacing = 12
    terms.alignment = .center
    let button = UIButton(configuration: .filled())
    button.setTitle("Sign Up", for: .normal)
    for sub in [titleLabel, fields, terms, button] {
      sub.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(sub)
    }
    let fill = contentView.heightAnchor.constraint(
      greaterThanOrEqualTo: scrollView.frameLayoutGuide.heightAnchor
    )
    fill.priority = .defaultLow
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      scrollView.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
      contentView.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor),
      contentView.leadingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leadingAnchor),
      contentView.trailingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.trailingAnchor),
      contentView.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor),
      contentView.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
      fill,
      titleLabel.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 24),
      titleLabel.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 24),
      titleLabel.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -24),
      fields.topAnchor.constraint(equalTo: titleLabel.bottomAnchor, constant: 24),
      fields.leadingAnchor.constraint(equalTo: titleLabel.leadingAnchor),
      fields.trailingAnchor.constraint(equalTo: titleLabel.trailingAnchor),
      terms.topAnchor.constraint(equalTo: fields.bottomAnchor, constant: 16),
      terms.leadingAnchor.constraint(equalTo: titleLabel.leadingAnchor),
      terms.trailingAnchor.constraint(equalTo: titleLabel.trailingAnchor),
      button.topAnchor.constraint(greaterThanOrEqualTo: terms.bottomAnchor, constant: 24),
      button.leadingAnchor.constraint(equalTo: titleLabel.leadingAnchor),
      button.trailingAnchor.constraint(equalTo: titleLabel.trailingAnchor),
      button.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -24),
    ])
  }
}
