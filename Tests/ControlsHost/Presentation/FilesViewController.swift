import PhotosUI
import UIKit
import UniformTypeIdentifiers

/// Pickers of photos and files, and what the user has chosen.
final class FilesViewController: UIViewController {
  private let log = UILabel()
  private let picture = UIImageView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    log.text = "Nothing chosen"
    log.numberOfLines = 0
    picture.contentMode = .scaleAspectFit
    let buttons = [
      button("Add Photo") { $0.addPhoto() }, button("Add Photos") { $0.addPhotos() },
      button("Open Text") { $0.openText() }, button("Save Report") { $0.saveReport() },
    ]
    let stack = UIStackView(arrangedSubviews: buttons + [log, picture])
    stack.axis = .vertical
    stack.spacing = 16
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    let guide = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: guide.topAnchor, constant: 24),
      stack.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -16),
      picture.heightAnchor.constraint(equalToConstant: 120),
    ])
  }

  private func button(
    _ title: String,
    _ act: @escaping (FilesViewController) -> Void
  ) -> UIButton {
    let action = UIAction(title: title) { [weak self] _ in if let self { act(self) } }
    return UIButton(configuration: .tinted(), primaryAction: action)
  }

  private func addPhoto() {
    let picker = UIImagePickerController()
    picker.delegate = self
    present(picker, animated: true)
  }

  private func addPhotos() {
    var configuration = PHPickerConfiguration()
    configuration.filter = .images
    configuration.selectionLimit = 2
    let picker = PHPickerViewController(configuration: configuration)
    picker.delegate = self
    present(picker, animated: true)
  }

  private func openText() {
    let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.plainText])
    picker.delegate = self
    present(picker, animated: true)
  }

  private func saveReport() {
    let folder = view.window?.windowScene?._container ?? FileManager.default.temporaryDirectory
    let file = folder.appending(path: "Report Ä.txt", directoryHint: .notDirectory)
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try? Data("All is well.\n".utf8).write(to: file)
    let picker = UIDocumentPickerViewController(forExporting: [file], asCopy: true)
    picker.delegate = self
    present(picker, animated: true)
  }
}

extension FilesViewController: UIImagePickerControllerDelegate, UINavigationControllerDelegate {
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {
    let image = info[.originalImage] as? UIImage
    picture.image = image
    let name = (info[.imageURL] as? URL)?.lastPathComponent ?? "nothing"
    log.text = "\(name), \(Int(image?.size.width ?? 0)) by \(Int(image?.size.height ?? 0))"
    picker.dismiss(animated: true)
  }

  func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
    log.text = "Cancelled"
    picker.dismiss(animated: true)
  }
}

extension FilesViewController: PHPickerViewControllerDelegate {
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
    picker.dismiss(animated: true)
    let names = results.compactMap(\.itemProvider.suggestedName)
    log.text = names.isEmpty ? "Cancelled" : names.joined(separator: ", ")
  }
}

extension FilesViewController: UIDocumentPickerDelegate {
  func documentPicker(
    _ controller: UIDocumentPickerViewController,
    didPickDocumentsAt urls: [URL]
  ) {
    let texts = urls.map { url in
      let text = (try? String(contentsOf: url, encoding: .utf8)) ?? "unreadable"
      return "\(url.lastPathComponent): \(text.prefix(40))"
    }
    log.text = texts.joined(separator: "\n")
  }

  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {
    log.text = "Cancelled"
  }
}
