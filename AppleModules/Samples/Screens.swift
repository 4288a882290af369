import LocalAuthentication
import MessageUI
import SafariServices
import StoreKit
import UIKit

final class AboutViewController: UIViewController {
  func openHomePage() {
    guard let url = URL(string: "https://example.com") else { return }
    let safari = SFSafariViewController(url: url)
    safari.delegate = self
    safari.preferredControlTintColor = .systemRed
    present(safari, animated: true)
  }

  func writeMail() {
    guard MFMailComposeViewController.canSendMail() else { return }
    let mail = MFMailComposeViewController()
    mail.mailComposeDelegate = self
    mail.setToRecipients(["ada@example.com"])
    mail.setMessageBody("Hello", isHTML: false)
    present(mail, animated: true)
  }

  func unlock() {
    let context = LAContext()
    var error: NSError?
    guard context.canEvaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, error: &error) else {
      if let scene = view.window?.windowScene { SKStoreReviewController.requestReview(in: scene) }
      return
    }
    context.evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "Unlock") { _, error in
      if case LAError.userCancel? = error { return }
    }
  }
}

extension AboutViewController: SFSafariViewControllerDelegate {
  func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
}

extension AboutViewController: MFMailComposeViewControllerDelegate {
  func mailComposeController(
    _ controller: MFMailComposeViewController,
    didFinishWith result: MFMailComposeResult,
    error: Error?
  ) {
    controller.dismiss(animated: true)
  }
}
