public import UIKit

/// A screen with the draft of a mail, which the user's mail program sends.
///
/// The screen shows the draft; its button gives it to the mail program by a `mailto:` address. Such
/// an address has no attachments, so that the methods for them are absent.
open class MFMailComposeViewController: UINavigationController {
  /// Learns what became of the mail, and dismisses the screen.
  open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?

  private let draft = DraftViewController()
  private var recipients: [String] = []
  private var copyRecipients: [String] = []
  private var blindCopyRecipients: [String] = []
  private var subject = ""
  private var body = ""

  /// Whether the user can send mails: the browser knows the mail program.
  open class func canSendMail() -> Bool { true }

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

  open func setSubject(_ subject: String) {
    self.subject = subject
    update()
  }

  open func setToRecipients(_ toRecipients: [String]?) {
    recipients = toRecipients ?? []
    update()
  }

  open func setCcRecipients(_ ccRecipients: [String]?) {
    copyRecipients = ccRecipients ?? []
    update()
  }

  open func setBccRecipients(_ bccRecipients: [String]?) {
    blindCopyRecipients = bccRecipients ?? []
    update()
  }

  /// Sets the text; tags of HTML are removed, because addresses carry plain texts.
  open func setMessageBody(_ body: String, isHTML: Bool) {
    self.body =
      isHTML
      ? body.replacingOccurrences(of: "<[^>]*>", with: "", options: .regularExpression) : body
    update()
  }

  private func update() {
    let lists = [recipients, copyRecipients, blindCopyRecipients]
    draft.show(
      title: subject,
      fields: lists.map { $0.joined(separator: ", ") } + [subject],
      text: body
    )
  }

  private func send() {
    let address = ComposeAddress(
      scheme: "mailto",
      recipients: recipients,
      fields: [
        ("cc", copyRecipients.joined(separator: ",")),
        ("bcc", blindCopyRecipients.joined(separator: ",")), ("subject", subject), ("body", body),
      ]
    )
    draft.send(address) { [weak self] opened in self?.finish(opened ? .sent : .failed) }
  }

  private func finish(_ result: MFMailComposeResult) {
    mailComposeDelegate?.mailComposeController(self, didFinishWith: result, error: nil)
  }
}
