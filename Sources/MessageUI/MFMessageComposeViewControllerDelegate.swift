public import UIKit

/// Learns what became of a message, and dismisses the screen.
@preconcurrency @MainActor
public protocol MFMessageComposeViewControllerDelegate: NSObjectProtocol {
  /// Called when the user has canceled, or given the message to the program for messages.
  func messageComposeViewController(
    _ controller: MFMessageComposeViewController,
    didFinishWith result: MessageComposeResult
  )
}
