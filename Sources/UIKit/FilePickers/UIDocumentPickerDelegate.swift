public import Foundation

/// A delegate that receives the files that the user has chosen.
///
/// All requirements are optional.
@preconcurrency @MainActor
public protocol UIDocumentPickerDelegate: NSObjectProtocol {
  /// Called with the chosen files, or with the app's own files when the user has saved them.
  ///
  /// Unless it is implemented, ``documentPicker(_:didPickDocumentAt:)`` is called for the first one.
  func documentPicker(
    _ controller: UIDocumentPickerViewController,
    didPickDocumentsAt urls: [URL]
  )

  /// Called when the user leaves the picker without a choice.
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)

  /// Called with the chosen file, unless the method for several files is implemented.
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL)
}

extension UIDocumentPickerDelegate {
  public func documentPicker(
    _ controller: UIDocumentPickerViewController,
    didPickDocumentsAt urls: [URL]
  ) {
    if let url = urls.first { documentPicker(controller, didPickDocumentAt: url) }
  }

  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}

  public func documentPicker(
    _ controller: UIDocumentPickerViewController,
    didPickDocumentAt url: URL
  ) {}
}
