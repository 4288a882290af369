// As tutorials do it:
// swift-format-ignore-file: NeverForceUnwrap, ReplaceForEachWithForLoop

import UIKit

struct Message {
  let text: String
  let isIncoming: Bool
}

final class MessageCell: UITableViewCell {
  static let identifier = "MessageCell"
  let bubble = UIView()
  let messageLabel = UILabel()
  private var leadingConstraint: NSLayoutConstraint!
  private var trailingConstraint: NSLayoutConstraint!

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    backgroundColor = .clear
    bubble.layer.cornerRadius = 18
    bubble.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(bubble)
    messageLabel.numberOfLines = 0
    messageLabel.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(messageLabel)
    let constraints = [
      messageLabel.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
      messageLabel.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
      messageLabel.widthAnchor.constraint(
        lessThanOrEqualTo: contentView.widthAnchor,
        multiplier: 0.75,
        constant: -24
      ),
      bubble.topAnchor.constraint(equalTo: messageLabel.topAnchor, constant: -8),
      bubble.leadingAnchor.constraint(equalTo: messageLabel.leadingAnchor, constant: -12),
      bubble.bottomAnchor.constraint(equalTo: messageLabel.bottomAnchor, constant: 8),
      bubble.trailingAnchor.constraint(equalTo: messageLabel.trailingAnchor, constant: 12),
    ]
    NSLayoutConstraint.activate(constraints)
    leadingConstraint = messageLabel.leadingAnchor.constraint(
      equalTo: contentView.leadingAnchor,
      constant: 28
    )
    trailingConstraint = messageLabel.trailingAnchor.constraint(
      equalTo: contentView.trailingAnchor,
      constant: -28
    )
  }

  required init?(coder aDecoder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func configure(with message: Message) {
    messageLabel.text = message.text
    bubble.backgroundColor = message.isIncoming ? .secondarySystemBackground : .systemBlue
    messageLabel.textColor = message.isIncoming ? .label : .white
    bubble.layer.maskedCorners =
      message.isIncoming
      ? [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMaxXMaxYCorner]
      : [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner]
    if message.isIncoming {
      trailingConstraint.isActive = false
      leadingConstraint.isActive = true
    } else {
      leadingConstraint.isActive = false
      trailingConstraint.isActive = true
    }
  }
}

final class ChatViewController: UIViewController, UITableViewDataSource, UITextViewDelegate {
  private let tableView = UITableView()
  private let inputBar = UIView()
  private let textView = UITextView()
  private let placeholderLabel = UILabel()
  private let sendButton = UIButton(type: .system)
  private var textViewHeight: NSLayoutConstraint!
  private var messages: [Message] = [
    Message(text: "Hi!", isIncoming: true),
    Message(text: "Hey, how are you?", isIncoming: false),
    Message(
      text: "Great, thanks. I have been working on a layout engine all week, and it finally "
        + "does what I want it to do. Most of the time at least.",
      isIncoming: true
    ),
    Message(text: "That is good news 🎉", isIncoming: false),
    Message(
      text: "Shall we have a look at it together tomorrow? I could come by around ten with some "
        + "coffee, and we can go through the open questions.\n\nIt will not take long.",
      isIncoming: false
    ),
    Message(text: "Ok", isIncoming: true),
    Message(
      text: "https://www.example.com/a/very/long/address/that/does/not/fit/in/one/line/at/all",
      isIncoming: true
    ),
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    tableView.dataSource = self
    tableView.register(MessageCell.self, forCellReuseIdentifier: MessageCell.identifier)
    tableView.separatorStyle = .none
    tableView.keyboardDismissMode = .interactive
    tableView.rowHeight = UITableView.automaticDimension
    tableView.estimatedRowHeight = 60
    tableView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(tableView)
    setupInputBar()
    NSLayoutConstraint.activate([
      tableView.topAnchor.constraint(equalTo: view.topAnchor),
      tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      tableView.bottomAnchor.constraint(equalTo: inputBar.topAnchor),
      inputBar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      inputBar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      inputBar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
    ])
  }

  private func setupInputBar() {
    inputBar.backgroundColor = .secondarySystemBackground
    textView.font = .preferredFont(forTextStyle: .body)
    textView.delegate = self
    textView.isScrollEnabled = false
    textView.layer.cornerRadius = 18
    textView.layer.borderWidth = 1
    textView.layer.borderColor = UIColor.separator.cgColor
    textView.textContainerInset = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    textView.setContentHuggingPriority(.defaultLow, for: .horizontal)
    placeholderLabel.text = "Message"
    placeholderLabel.textColor = .placeholderText
    placeholderLabel.font = textView.font
    sendButton.setImage(UIImage(systemName: "paperplane.fill"), for: .normal)
    sendButton.setContentHuggingPriority(.required, for: .horizontal)
    sendButton.addAction(UIAction { [weak self] _ in self?.send() }, for: .touchUpInside)
    [inputBar, textView, placeholderLabel, sendButton].forEach {
      $0.translatesAutoresizingMaskIntoConstraints = false
    }
    view.addSubview(inputBar)
    inputBar.addSubview(textView)
    textView.addSubview(placeholderLabel)
    inputBar.addSubview(sendButton)
    textViewHeight = textView.heightAnchor.constraint(equalToConstant: 38)
    NSLayoutConstraint.activate([
      textView.topAnchor.constraint(equalTo: inputBar.topAnchor, constant: 8),
      textView.bottomAnchor.constraint(equalTo: inputBar.bottomAnchor, constant: -8),
      textView.leadingAnchor.constraint(equalTo: inputBar.leadingAnchor, constant: 12),
      textView.trailingAnchor.constraint(equalTo: sendButton.leadingAnchor, constant: -8),
      textViewHeight,
      sendButton.trailingAnchor.constraint(equalTo: inputBar.trailingAnchor, constant: -12),
      sendButton.bottomAnchor.constraint(equalTo: textView.bottomAnchor),
      sendButton.widthAnchor.constraint(equalToConstant: 36),
      sendButton.heightAnchor.constraint(equalToConstant: 36),
      placeholderLabel.leadingAnchor.constraint(equalTo: textView.leadingAnchor, constant: 13),
      placeholderLabel.topAnchor.constraint(equalTo: textView.topAnchor, constant: 8),
    ])
  }

  private func send() {
    guard let text = textView.text, !text.isEmpty else { return }
    messages.append(Message(text: text, isIncoming: false))
    textView.text = ""
    textViewDidChange(textView)
    let indexPath = IndexPath(row: messages.count - 1, section: 0)
    tableView.insertRows(at: [indexPath], with: .automatic)
    tableView.scrollToRow(at: indexPath, at: .bottom, animated: true)
  }

  func textViewDidChange(_ textView: UITextView) {
    placeholderLabel.isHidden = !textView.text.isEmpty
    let size = textView.sizeThatFits(CGSize(width: textView.frame.width, height: .infinity))
    textViewHeight.constant = min(max(size.height, 38), 120)
    textView.isScrollEnabled = size.height > 120
    UIView.animate(withDuration: 0.2) {
      self.view.layoutIfNeeded()
    }
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    messages.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: MessageCell.identifier, for: indexPath)
      as! MessageCell
    cell.configure(with: messages[indexPath.row])
    return cell
  }
}
