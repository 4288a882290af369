import Foundation
package import UIKitHosting

/// The screen of the system's pickers: it says what is wanted, and begins the display's transfer of
/// files by a button.
///
///     UINavigationController, with Cancel in its bar
///     └ FilePickerScreen
///       └ FilePickerView: symbol, headline, detail, progress, button
package final class FilePickerScreen: UIViewController {
  private enum Phase {
    case ready
    case loading(count: Int, bytes: Int, received: Int)
    case failed(String, canRetry: Bool)
    /// The app has the files, and dismisses the picker.
    case done
  }

  /// Returns the request, whenever the picker is presented.
  private let request: () -> FileRequest
  /// Takes the chosen files, or none when files were saved; returns why they cannot be used, or nil.
  package var onFinish: ([ReceivedFile]) -> FileFailure? = { _ in nil }
  /// Called when the user leaves the picker without a choice.
  package var onCancel: () -> Void = {}

  private let content = FilePickerView()
  private var current: FileRequest
  private var phase = Phase.ready {
    didSet { show() }
  }

  package init(_ request: @escaping () -> FileRequest) {
    self.request = request
    current = request()
    super.init(nibName: nil, bundle: nil)
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel,
      primaryAction: UIAction { [weak self] _ in self?.leave() }
    )
  }

  package required init?(coder: NSCoder) { nil }

  package override func loadView() {
    content.button.onReport = { [weak self] in self?.take($0) ?? false }
    view = content
  }

  package override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    // The app may present the picker again, with other properties.
    current = request()
    navigationItem.title = texts.title(current)
    // Nobody can guess the token of another scene.
    content.button.transfer = current.transfer(token: RandomName.make())
    phase = isFileMissing ? .failed(texts.missing, canRetry: false) : .ready
  }

  package override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    content.button.transfer = nil
  }

  package override func _wasDismissedByUser() {
    onCancel()
  }

  private func leave() {
    guard _root._presentedBy?.phase != .dismissing else { return }
    onCancel()
  }

  private var isFileMissing: Bool {
    guard case .save(let files) = current.task else { return false }
    return files.contains { file in
      var isFolder: ObjCBool = false
      let exists = FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder)
      return !exists || isFolder.boolValue
    }
  }

  // MARK: - Reports

  private func take(_ report: FileReport) -> Bool {
    switch (report, phase) {
    case (.began(let count, let bytes), .ready), (.began(let count, let bytes), .failed):
      phase = .loading(count: count, bytes: bytes, received: 0)
    case (.received(let received), .loading(let count, let bytes, _)):
      phase = .loading(count: count, bytes: bytes, received: received)
    case (.finished(let files), .loading):
      finish(files)
    case (.saved, .ready):
      finish([])
    case (.cancelled, .ready):
      leave()
    case (.failed(let failure), .ready), (.failed(let failure), .loading),
      (.failed(let failure), .failed):
      fail(failure)
    default:
      return false
    }
    return true
  }

  private func finish(_ files: [ReceivedFile]) {
    phase = .done
    if let failure = onFinish(files) { fail(failure) }
  }

  private func fail(_ failure: FileFailure) {
    let reason = texts.reason(failure, current)
    phase = .failed(reason, canRetry: true)
    UIAccessibility.post(notification: .announcement, argument: reason)
  }

  // MARK: - Contents

  private var device: Device? { viewIfLoaded?._runtime?.application._device }

  private var texts: FilePickerTexts { FilePickerTexts(language: device?.language ?? "en") }

  private func show() {
    switch phase {
    case .ready:
      content.show(
        symbol: current.symbol,
        headline: texts.headline(current),
        detail: texts.detail(current),
        button: texts.button(current)
      )
    case .loading(let count, let bytes, let received):
      content.show(
        symbol: current.symbol,
        headline: texts.loading(current, count: count),
        detail: bytes > 0 ? texts.progress(size(received), of: size(bytes)) : "",
        progress: bytes > 0 ? Float(received) / Float(bytes) : 0
      )
    case .failed(let reason, let canRetry):
      content.show(
        symbol: "exclamationmark.triangle",
        headline: texts.failed(current),
        detail: reason,
        button: canRetry ? texts.tryAgain : nil
      )
    case .done:
      break
    }
  }

  private func size(_ bytes: Int) -> String {
    Int64(bytes).formatted(
      .byteCount(style: .file, spellsOutZero: false).locale(device?.locale ?? .current)
    )
  }
}

extension FileRequest {
  /// The name of the symbol above the texts.
  fileprivate var symbol: String {
    switch (task, subject) {
    case (.capture, .video), (.choose, .video): "video"
    case (.capture, _): "camera"
    case (.save, _): "square.and.arrow.down"
    case (.choose, .file): "folder"
    case (.choose, _): "photo.on.rectangle"
    }
  }
}
