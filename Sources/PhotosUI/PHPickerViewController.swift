import Foundation
public import UIKit
import UIKitHosting
import UniformTypeIdentifiers

/// A picker of pictures and videos from the user's device.
///
/// It shows a sheet with a button that opens the browser's file chooser; the chooser opens by itself
/// if the browser counts the tap that has presented the picker. The app dismisses the picker.
///
/// The files are in the device's temporary folder, from which they are removed when the scene ends at
/// the latest: the oldest make room for new ones.
open class PHPickerViewController: UIViewController {
  public private(set) var configuration: PHPickerConfiguration
  public weak var delegate: (any PHPickerViewControllerDelegate)?

  public init(configuration: PHPickerConfiguration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
    _beginAsFilePicker()
  }

  public required init?(coder: NSCoder) {
    nil
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    let request = request
    let screen = FilePickerScreen { request }
    screen.onFinish = { [weak self] in self?.finish($0) }
    screen.onCancel = { [weak self] in
      guard let self else { return }
      delegate?.picker(self, didFinishPicking: [])
    }
    _embed(screen)
  }

  private var request: FileRequest {
    let limit = configuration.selectionLimit
    return .media(
      images: configuration.filter?.hasImages ?? true,
      videos: configuration.filter?.hasVideos ?? true,
      .choose(limit: limit > 0 ? limit : nil)
    )
  }

  private func finish(_ files: [ReceivedFile]) -> FileFailure? {
    let results = files.map { file in
      let provider = NSItemProvider()
      provider.suggestedName = file.url.deletingPathExtension().lastPathComponent
      provider.registerFile(file.url, of: UTType(file)?.identifier ?? UTType.data.identifier)
      return PHPickerResult(itemProvider: provider, assetIdentifier: nil)
    }
    delegate?.picker(self, didFinishPicking: results)
    return nil
  }
}
