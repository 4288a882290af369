public import Foundation
import UIKitHosting
public import UniformTypeIdentifiers

/// A picker of files from the user's device, or one by which the user saves files of the app.
///
/// It shows a sheet with a button that opens the browser's file chooser, or downloads the files. The
/// chooser opens by itself if the browser counts the tap that has presented the picker.
///
/// Chosen files are copies in the device's temporary folder: changes to them do not reach the user's
/// files. They are removed when the scene ends at the latest: the oldest make room for new ones.
open class UIDocumentPickerViewController: UIViewController {
  open weak var delegate: (any UIDocumentPickerDelegate)?

  /// A Boolean value that indicates whether the user can choose several files.
  open var allowsMultipleSelection: Bool = false

  /// A Boolean value that indicates whether names are shown with their extensions, which is the
  /// browser's decision.
  open var shouldShowFileExtensions: Bool = false

  /// The folder that is shown first, which is the browser's decision.
  open var directoryURL: URL?

  private let types: [UTType]
  private let exported: [URL]?

  /// Creates a picker of files of some types.
  ///
  /// - Parameters:
  ///   - contentTypes: The types; `UTType.item` for all files. Folders cannot be chosen.
  ///   - asCopy: Whether the app gets a copy, which is always so.
  public init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool) {
    types = contentTypes
    exported = nil
    super.init(nibName: nil, bundle: nil)
    _beginAsFilePicker()
  }

  /// Creates a picker of files of some types.
  public convenience init(forOpeningContentTypes contentTypes: [UTType]) {
    self.init(forOpeningContentTypes: contentTypes, asCopy: false)
  }

  /// Creates a picker by which the user saves files as downloads.
  ///
  /// - Parameters:
  ///   - urls: The files; folders cannot be saved.
  ///   - asCopy: Whether the app keeps its files, which is always so.
  public init(forExporting urls: [URL], asCopy: Bool) {
    types = []
    exported = urls
    super.init(nibName: nil, bundle: nil)
    _beginAsFilePicker()
  }

  /// Creates a picker by which the user saves files as downloads.
  public convenience init(forExporting urls: [URL]) {
    self.init(forExporting: urls, asCopy: false)
  }

  public required init?(coder: NSCoder) {
    nil
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    let screen = FilePickerScreen { [weak self] in
      self?.request ?? FileRequest(.file, .choose(limit: 1), types: [])
    }
    screen.onFinish = { [weak self] files in
      self?.finish(files.map(\.url))
      return nil
    }
    screen.onCancel = { [weak self] in self?.cancel() }
    _embed(screen)
  }

  private var request: FileRequest {
    if let exported { return FileRequest(.file, .save(exported), types: []) }
    return FileRequest(.file, .choose(limit: allowsMultipleSelection ? nil : 1), types: types)
  }

  // As on iOS, the picker dismisses itself.

  private func finish(_ files: [URL]) {
    dismiss(animated: true)
    delegate?.documentPicker(self, didPickDocumentsAt: exported ?? files)
  }

  private func cancel() {
    if presentingViewController != nil { dismiss(animated: true) }
    delegate?.documentPickerWasCancelled(self)
  }
}
