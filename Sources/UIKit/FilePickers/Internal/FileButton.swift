import UIKitHosting

/// A button at which a display begins a transfer of files.
final class FileButton: UIButton {
  /// The transfer that a tap begins.
  var transfer: FileTransferValue? {
    didSet { if transfer != oldValue { _invalidate(.files) } }
  }

  /// Handles the reports of the transfer; returns whether they apply.
  var onReport: ((FileReport) -> Bool)?

  package override func _attribute(_ key: AttributeKey) -> Attribute {
    switch key {
    case .files: .files(transfer)
    default: super._attribute(key)
    }
  }

  /// - Returns: False for the report of another transfer, or one that does not apply.
  func take(_ report: FileReport, of token: String) -> Bool {
    guard transfer?.token == token, let onReport else { return false }
    return onReport(report)
  }
}
