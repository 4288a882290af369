public import UIKit

/// A screen with the draft of a message, which the user's program for messages sends.
///
/// The screen shows the draft; its button gives it to the program by an `sms:` address, which has
/// neither a subject nor attachments.
open class MFMessageComposeViewController: UINavigationController {
  /// Learns what became of the message, and dismisses the screen.
  open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?

  /// The numbers of the recipients.
  open var recipients: [String]? { didSet { update() } }

  /// The text.
  open var body: String? { didSet { update() } }

  private let draft = DraftViewController()

  /// Whether the user can send messages: the browser knows the program for them.
  open class func canSendText() -> Bool { true }

  /// Whether messages can have attachments: an address has none.
  open class func canSendAttachments() -> Bool { false }

  /// Whether messages can have a subject: an address has none.
  open class func canSendSubject() -> Bool { false }

  public init() {
    super.init(nibName: nil, bundle: nil)
    draft.begin(
      in: self,
      onCancel: { [unowned self] in finish(.cancelled) },
      onSend: { [unowned self] in send() }
    )
  }

  public required init?(coder aDecoder: NSCoder) {
    nil
  }

  private func update() {
    let numbers = recipients?.joined(separator: ", ") ?? ""
    draft.show(title: numbers, fields: [numbers], text: body ?? "")
  }

  private func send() {
    let address = ComposeAddress(
      scheme: "sms",
      recipients: recipients ?? [],
      fields: [("body", body ?? "")]
    )
    draft.send(address) { [weak self] opened in self?.finish(opened ? .sent : .failed) }
  }

  private func finish(_ result: MessageComposeResult) {
    messageComposeDelegate?.messageComposeViewController(self, didFinishWith: result)
  }
}
