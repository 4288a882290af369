import UIKit

/// A message in a bubble: received ones on the leading side, sent ones on the trailing side.
final class MessageCell: UITableViewCell {
  static let identifier = "MessageCell"

  private let bubble = UIView()
  private let label = UILabel()
  private var incoming: [NSLayoutConstraint] = []
  private var outgoing: [NSLayoutConstraint] = []
  private var bottom: NSLayoutConstraint?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    backgroundColor = .clear
    bubble.layer.cornerRadius = 18
    bubble.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(bubble)
    label.numberOfLines = 0
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.translatesAutoresizingMaskIntoConstraints = false
    bubble.addSubview(label)
    layOut()
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  private func layOut() {
    incoming = [
      bubble.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      bubble.trailingAnchor.constraint(
        lessThanOrEqualTo: contentView.trailingAnchor,
        constant: -72
      ),
    ]
    outgoing = [
      bubble.leadingAnchor.constraint(
        greaterThanOrEqualTo: contentView.leadingAnchor,
        constant: 72
      ),
      bubble.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
    ]
    let bottom = bubble.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -3)
    self.bottom = bottom
    NSLayoutConstraint.activate([
      bubble.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 3),
      bottom,
      label.topAnchor.constraint(equalTo: bubble.topAnchor, constant: 8),
      label.leadingAnchor.constraint(equalTo: bubble.leadingAnchor, constant: 14),
      label.trailingAnchor.constraint(equalTo: bubble.trailingAnchor, constant: -14),
      label.bottomAnchor.constraint(equalTo: bubble.bottomAnchor, constant: -8),
    ])
  }

  func configure(with message: ChatMessage, isLastOfGroup: Bool) {
    label.text = message.text
    label.textColor = message.isIncoming ? .label : .white
    bubble.backgroundColor =
      message.isIncoming ? .systemGray5 : UIColor(red: 0, green: 0.42, blue: 0.9, alpha: 1)
    NSLayoutConstraint.deactivate(message.isIncoming ? outgoing : incoming)
    NSLayoutConstraint.activate(message.isIncoming ? incoming : outgoing)
    bottom?.constant = isLastOfGroup ? -9 : -3
    accessibilityLabel = message.isIncoming ? message.text : "You: \(message.text)"
  }
}

/// A field and a button that sends its text.
final class ChatInputBar: UIView, UITextFieldDelegate {
  var onSend: ((String) -> Void)?

  private let field = UITextField()
  private let button = UIButton(type: .system)

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    field.placeholder = "Message"
    field.borderStyle = .roundedRect
    field.returnKeyType = .send
    field.delegate = self
    field.addAction(UIAction { [weak self] _ in self?.textChanged() }, for: .editingChanged)
    button.setTitle("Send", for: .normal)
    button.setContentHuggingPriority(.required, for: .horizontal)
    button.setContentCompressionResistancePriority(.required, for: .horizontal)
    button.isEnabled = false
    button.addAction(UIAction { [weak self] _ in self?.send() }, for: .touchUpInside)
    let line = UIView()
    line.backgroundColor = .separator
    for subview in [line, field, button] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      addSubview(subview)
    }
    NSLayoutConstraint.activate([
      line.topAnchor.constraint(equalTo: topAnchor),
      line.leadingAnchor.constraint(equalTo: leadingAnchor),
      line.trailingAnchor.constraint(equalTo: trailingAnchor),
      line.heightAnchor.constraint(equalToConstant: 0.5),
      field.topAnchor.constraint(equalTo: topAnchor, constant: 8),
      field.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      field.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
      field.heightAnchor.constraint(equalToConstant: 38),
      button.leadingAnchor.constraint(equalTo: field.trailingAnchor, constant: 12),
      button.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
      button.centerYAnchor.constraint(equalTo: field.centerYAnchor),
      button.heightAnchor.constraint(equalToConstant: 44),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  private var text: String {
    (field.text ?? "").trimmingCharacters(in: .whitespacesAndNewlines)
  }

  private func textChanged() {
    button.isEnabled = !text.isEmpty
  }

  private func send() {
    guard !text.isEmpty else { return }
    onSend?(text)
    field.text = nil
    textChanged()
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    send()
    return true
  }
}
