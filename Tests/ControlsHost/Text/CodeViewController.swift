import UIKit

/// A code of four digits, in a view that receives text input itself.
final class CodeViewController: UIViewController {
  private let code = CodeView()
  private let log = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    log.accessibilityIdentifier = "log"
    log.text = "empty"
    code.addTarget(self, action: Selector(CodeViewController.codeChanged), for: .valueChanged)
    let stack = UIStackView(arrangedSubviews: [code, log])
    stack.axis = .vertical
    stack.alignment = .center
    stack.spacing = 24
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    let area = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: area.topAnchor, constant: 32),
      stack.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 20),
      stack.trailingAnchor.constraint(equalTo: area.trailingAnchor, constant: -20),
    ])
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    code.becomeFirstResponder()
  }

  private func codeChanged() {
    log.text = code.digits.isEmpty ? "empty" : code.digits
    if code.digits.count == CodeView.length { code.resignFirstResponder() }
  }
}

/// A box for each digit; a tap begins to edit.
private final class CodeView: UIControl, UIKeyInput {
  static let length = 4

  private(set) var digits = ""
  private let boxes = (0..<length).map { _ in UILabel() }
  var keyboardType: UIKeyboardType = .numberPad
  var textContentType: UITextContentType! = .oneTimeCode

  override init(frame: CGRect) {
    super.init(frame: frame)
    isAccessibilityElement = true
    accessibilityLabel = "Code"
    accessibilityIdentifier = "code"
    let stack = UIStackView(arrangedSubviews: boxes)
    stack.spacing = 12
    stack.isUserInteractionEnabled = false
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    for box in boxes {
      box.font = .monospacedDigitSystemFont(ofSize: 28, weight: .semibold)
      box.textAlignment = .center
      box.backgroundColor = .secondarySystemBackground
      box.layer.cornerRadius = 10
      box.layer.borderColor = UIColor.tintColor.cgColor
      box.clipsToBounds = true
      box.widthAnchor.constraint(equalToConstant: 52).isActive = true
      box.heightAnchor.constraint(equalToConstant: 64).isActive = true
    }
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: topAnchor),
      stack.bottomAnchor.constraint(equalTo: bottomAnchor),
      stack.leadingAnchor.constraint(equalTo: leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
    addTarget(self, action: Selector(CodeView.tapped), for: .touchUpInside)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override var canBecomeFirstResponder: Bool { true }

  @discardableResult
  override func becomeFirstResponder() -> Bool {
    defer { show() }
    return super.becomeFirstResponder()
  }

  @discardableResult
  override func resignFirstResponder() -> Bool {
    defer { show() }
    return super.resignFirstResponder()
  }

  var hasText: Bool { !digits.isEmpty }

  func insertText(_ text: String) {
    digits = String((digits + text.filter(\.isNumber)).prefix(Self.length))
    changed()
  }

  func deleteBackward() {
    _ = digits.popLast()
    changed()
  }

  private func tapped() {
    becomeFirstResponder()
  }

  private func changed() {
    show()
    sendActions(for: .valueChanged)
  }

  private func show() {
    accessibilityValue = digits
    for (number, box) in boxes.enumerated() {
      box.text = digits.dropFirst(number).first.map(String.init)
      box.layer.borderWidth = isFirstResponder && number == digits.count ? 2 : 0
    }
  }
}
