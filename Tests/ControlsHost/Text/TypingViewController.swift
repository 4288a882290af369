import UIKit

/// Fields that accept typed text, reject it, or replace it.
final class TypingViewController: UIViewController, UITextFieldDelegate {
  private let anything = UITextField()
  private let digits = UITextField()
  private let capitals = UITextField()
  private let short = UITextField()
  private let secret = UITextField()
  private let disabled = UITextField()
  private let wifi = UISwitch()
  private let echo = UILabel()
  private let log = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    name(anything, "Anything")
    anything.clearButtonMode = .whileEditing
    name(digits, "Digits")
    digits.keyboardType = .numberPad
    name(capitals, "Capitals")
    name(short, "Short")
    name(secret, "Secret")
    secret.isSecureTextEntry = true
    name(disabled, "Disabled")
    disabled.text = "Nobody types here"
    disabled.isEnabled = false
    wifi.accessibilityLabel = "Wi-Fi"
    wifi.addAction(
      UIAction { [weak self] _ in self?.say("Wi-Fi \(self?.wifi.isOn == true ? "on" : "off")") },
      for: .valueChanged
    )
    echo.numberOfLines = 0
    echo.accessibilityIdentifier = "echo"
    log.accessibilityIdentifier = "log"
    layOut([anything, digits, capitals, short, secret, disabled, wifi, echo, log])
  }

  private func name(_ field: UITextField, _ name: String) {
    field.placeholder = name
    field.borderStyle = .roundedRect
    field.returnKeyType = .next
    field.delegate = self
    field.addAction(
      UIAction { [weak self] _ in self?.echo.text = "[\(field.text ?? "")]" },
      for: .editingChanged
    )
  }

  private func layOut(_ views: [UIView]) {
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = .vertical
    stack.spacing = 10
    stack.setCustomSpacing(20, after: disabled)
    stack.alignment = .fill
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    let guide = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: guide.topAnchor, constant: 16),
      stack.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -16),
    ])
  }

  private func say(_ text: String) {
    log.text = text
  }

  // MARK: - UITextFieldDelegate

  func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    if textField === digits { return string.allSatisfy(\.isNumber) }
    let old = textField.text ?? ""
    guard let place = Range(range, in: old) else { return false }
    let new = old.replacingCharacters(in: place, with: string)
    if textField === short { return new.count <= 5 }
    guard textField === capitals else { return true }
    textField.text = new.uppercased()
    return false
  }

  func textFieldDidBeginEditing(_ textField: UITextField) {
    say("began \(textField.placeholder ?? "")")
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    say("ended \(textField.placeholder ?? "")")
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    let fields = [anything, digits, capitals, short, secret]
    guard let index = fields.firstIndex(of: textField) else { return false }
    fields[(index + 1) % fields.count].becomeFirstResponder()
    return false
  }
}
