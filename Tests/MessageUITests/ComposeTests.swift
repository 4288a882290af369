import MessageUI
import Testing
import UIKit
import UIKitHosting
import UIKitTesting

@MainActor
struct ComposeTests {
  private final class Presenter: UIViewController, MFMailComposeViewControllerDelegate,
    MFMessageComposeViewControllerDelegate
  {
    var mails: [MFMailComposeResult] = []
    var messages: [MessageComposeResult] = []

    func mailComposeController(
      _ controller: MFMailComposeViewController,
      didFinishWith result: MFMailComposeResult,
      error: (any Error)?
    ) {
      mails.append(result)
      controller.dismiss(animated: true)
    }

    func messageComposeViewController(
      _ controller: MFMessageComposeViewController,
      didFinishWith result: MessageComposeResult
    ) {
      messages.append(result)
      controller.dismiss(animated: true)
    }
  }

  private let presenter = Presenter()
  private let driver: SceneDriver

  init() {
    driver = SceneDriver(rootViewController: presenter)
  }

  private func presentMail() {
    let composer = MFMailComposeViewController()
    composer.mailComposeDelegate = presenter
    composer.setToRecipients(["ada@example.com", "bob@example.com"])
    composer.setSubject("Match & more")
    composer.setMessageBody("<b>One</b>\ntwo", isHTML: true)
    presenter.present(composer, animated: true)
    driver.settle()
  }

  @Test func aMailIsGivenToTheMailProgram() throws {
    #expect(MFMailComposeViewController.canSendMail())
    presentMail()
    try driver.tap("Compose")
    driver.settle()
    #expect(
      driver.display.opened == [
        "mailto:ada@example.com,bob@example.com?subject=Match%20%26%20more&body=One%0D%0Atwo"
      ]
    )
    #expect(presenter.mails == [.sent])
    #expect(presenter.presentedViewController == nil)
  }

  @Test func aCanceledMailIsNotOpened() throws {
    presentMail()
    try driver.tap("Cancel")
    driver.settle()
    #expect(driver.display.opened.isEmpty)
    #expect(presenter.mails == [.cancelled])
  }

  @Test func aMessageIsGivenToItsProgram() throws {
    let composer = MFMessageComposeViewController()
    composer.messageComposeDelegate = presenter
    composer.recipients = ["+491234"]
    composer.body = "Hello"
    presenter.present(composer, animated: true)
    driver.settle()
    try driver.tap("Compose")
    driver.settle()
    #expect(driver.display.opened == ["sms:+491234?body=Hello"])
    #expect(presenter.messages == [.sent])
  }
}
