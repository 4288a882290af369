import UIKit

/// A chat, as in tutorials: bubbles in a table, and an input bar above the keyboard.
final class ChatViewController: UIViewController {
  private var messages = ChatMessage.samples
  private let tableView = UITableView(frame: .zero, style: .plain)
  private let inputBar = ChatInputBar()
  private let newestButton = UIButton(type: .system)
  private var shownHeight: CGFloat = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    navigationItem.largeTitleDisplayMode = .never
    tableView.register(MessageCell.self, forCellReuseIdentifier: MessageCell.identifier)
    tableView.dataSource = self
    tableView.separatorStyle = .none
    tableView.allowsSelection = false
    tableView.keyboardDismissMode = .interactive
    tableView.estimatedRowHeight = 48
    inputBar.onSend = { [weak self] text in self?.send(text) }
    newestButton.setImage(UIImage(systemName: "chevron.down"), for: .normal)
    newestButton.accessibilityLabel = "Newest"
    newestButton.backgroundColor = .secondarySystemBackground
    newestButton.layer.cornerRadius = 18
    newestButton.addAction(
      UIAction { [weak self] _ in self?.scrollToEnd(animated: true) },
      for: .touchUpInside
    )
    for subview in [tableView, inputBar, newestButton] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(subview)
    }
    NSLayoutConstraint.activate([
      tableView.topAnchor.constraint(equalTo: view.topAnchor),
      tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      tableView.bottomAnchor.constraint(equalTo: inputBar.topAnchor),
      inputBar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      inputBar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      inputBar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
      newestButton.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
      newestButton.bottomAnchor.constraint(equalTo: inputBar.topAnchor, constant: -12),
      newestButton.widthAnchor.constraint(equalToConstant: 36),
      newestButton.heightAnchor.constraint(equalToConstant: 36),
    ])
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard tableView.bounds.height != shownHeight else { return }
    shownHeight = tableView.bounds.height
    scrollToEnd(animated: false)
  }

  private func send(_ text: String) {
    append(ChatMessage(text: text, isIncoming: false))
    Task { [weak self] in
      try? await Task.sleep(for: .milliseconds(500))
      self?.append(ChatMessage(text: "You said “\(text)”.", isIncoming: true))
    }
  }

  private func append(_ message: ChatMessage) {
    messages.append(message)
    let path = IndexPath(row: messages.count - 1, section: 0)
    tableView.insertRows(at: [path], with: .automatic)
    scrollToEnd(animated: true)
  }

  private func scrollToEnd(animated: Bool) {
    guard !messages.isEmpty else { return }
    let path = IndexPath(row: messages.count - 1, section: 0)
    tableView.scrollToRow(at: path, at: .bottom, animated: animated)
  }
}

extension ChatViewController: UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    messages.count
  }

  func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: MessageCell.identifier, for: indexPath)
    let message = messages[indexPath.row]
    let next = indexPath.row + 1 < messages.count ? messages[indexPath.row + 1] : nil
    (cell as? MessageCell)?.configure(
      with: message,
      isLastOfGroup: next?.isIncoming != message.isIncoming
    )
    return cell
  }
}

struct ChatMessage {
  let text: String
  let isIncoming: Bool

  static let samples = [
    ChatMessage(text: "Good morning! Are you coming along on Saturday?", isIncoming: true),
    ChatMessage(text: "Morning! Where to?", isIncoming: false),
    ChatMessage(
      text: "Up to the lake. We meet at the station at eight, and take the little train that "
        + "goes all the way up. Lunch is on me.",
      isIncoming: true
    ),
    ChatMessage(text: "👋🏞️", isIncoming: true),
    ChatMessage(text: "I would love to.", isIncoming: false),
    ChatMessage(text: "What shall I bring?", isIncoming: false),
    ChatMessage(text: "Good shoes, something warm, and a towel if you dare.", isIncoming: true),
    ChatMessage(text: "In October?!", isIncoming: false),
    ChatMessage(text: "Twelve degrees. It is only cold at first.", isIncoming: true),
    ChatMessage(
      text: "That is what you said last year, and I could not feel my feet until we were back "
        + "at the station.",
      isIncoming: false
    ),
    ChatMessage(text: "And yet you laughed the whole way down.", isIncoming: true),
    ChatMessage(text: "Fine. Eight o’clock.", isIncoming: false),
  ]
}
