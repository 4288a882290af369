import UIKit

/// A form in a scroll view that makes room for the keyboard by its notifications.
final class SignInViewController: UIViewController, UITextFieldDelegate {
  private let scrollView = UIScrollView()
  private let nameField = UITextField()
  private let passwordField = UITextField()
  private let signInButton = UIButton(type: .system)
  private let statusLabel = UILabel()
  private let keyboardLabel = UILabel()
  private var activeField: UITextField?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Sign In"
    view.backgroundColor = .systemBackground
    scrollView.frame = view.bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scrollView.alwaysBounceVertical = true
    view.addSubview(scrollView)

    for (field, placeholder) in [(nameField, "Name"), (passwordField, "Password")] {
      field.placeholder = placeholder
      field.borderStyle = .roundedRect
      field.delegate = self
      field.addTarget(
        self,
        action: Selector(SignInViewController.editingChanged(_:)),
        for: .editingChanged
      )
      scrollView.addSubview(field)
    }
    passwordField.isSecureTextEntry = true
    passwordField.returnKeyType = .go

    signInButton.setTitle("Sign In", for: .normal)
    signInButton.isEnabled = false
    signInButton.addTarget(
      self,
      action: Selector(SignInViewController.signInTapped),
      for: .touchUpInside
    )
    statusLabel.textAlignment = .center
    statusLabel.textColor = .secondaryLabel
    scrollView.addSubview(signInButton)
    keyboardLabel.font = .preferredFont(forTextStyle: .footnote)
    keyboardLabel.textAlignment = .center
    scrollView.addSubview(statusLabel)
    scrollView.addSubview(keyboardLabel)

    let tap = UITapGestureRecognizer(
      target: self,
      action: Selector(SignInViewController.backgroundTapped)
    )
    tap.cancelsTouchesInView = false
    scrollView.addGestureRecognizer(tap)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    let center = NotificationCenter.default
    center.addObserver(
      self,
      selector: Selector(SignInViewController.keyboardWillShow(_:)),
      name: UIResponder.keyboardWillShowNotification,
      object: nil
    )
    center.addObserver(
      self,
      selector: Selector(SignInViewController.keyboardWillHide(_:)),
      name: UIResponder.keyboardWillHideNotification,
      object: nil
    )
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    NotificationCenter.default.removeObserver(self)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let width = min(view.bounds.width - 40, 400)
    let x = (view.bounds.width - width) / 2
    nameField.frame = CGRect(x: x, y: 160, width: width, height: 44)
    passwordField.frame = nameField.frame.offsetBy(dx: 0, dy: 56)
    signInButton.frame = passwordField.frame.offsetBy(dx: 0, dy: 64)
    statusLabel.frame = signInButton.frame.offsetBy(dx: 0, dy: 56)
    keyboardLabel.frame = statusLabel.frame.offsetBy(dx: 0, dy: 44)
    scrollView.contentSize = CGSize(width: view.bounds.width, height: keyboardLabel.frame.maxY + 20)
  }

  // MARK: Keyboard

  private func keyboardWillShow(_ notification: Notification) {
    guard let info = notification.userInfo,
      let value = info[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue,
      let duration = info[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double
    else { return }
    let keyboard = view.convert(value.cgRectValue, from: nil)
    let covered = max(0, view.bounds.maxY - keyboard.minY - view.safeAreaInsets.bottom)
    UIView.animate(withDuration: duration) {
      self.scrollView.contentInset.bottom = covered
      self.scrollView.verticalScrollIndicatorInsets.bottom = covered
    }
    if let activeField {
      scrollView.scrollRectToVisible(activeField.frame.insetBy(dx: 0, dy: -20), animated: true)
    }
    keyboardLabel.text = "Keyboard \(Int(keyboard.height))"
  }

  private func keyboardWillHide(_ notification: Notification) {
    scrollView.contentInset = .zero
    scrollView.verticalScrollIndicatorInsets = .zero
    keyboardLabel.text = "No keyboard"
  }

  // MARK: Fields

  func textFieldDidBeginEditing(_ textField: UITextField) {
    activeField = textField
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    activeField = nil
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if textField === nameField {
      passwordField.becomeFirstResponder()
    } else {
      textField.resignFirstResponder()
      signInTapped()
    }
    return true
  }

  private func editingChanged(_ sender: UITextField) {
    signInButton.isEnabled =
      !(nameField.text ?? "").isEmpty && (passwordField.text ?? "").count >= 4
  }

  private func signInTapped() {
    guard signInButton.isEnabled else { return }
    view.endEditing(true)
    statusLabel.text = "Welcome, \(nameField.text ?? "")"
  }

  private func backgroundTapped() {
    view.endEditing(true)
  }
}
