import Foundation
import NIOCore
import UIKitHosting

/// The events of a host's scenes since its start, in a file that outlives a crash.
///
/// `rostrum run` adds them to its report of a crash, and `rostrum record --replay` turns them into a test.
/// Dots replace the text that a user types into secure fields.
@MainActor
final class EventJournal {
  private let file: FileHandle
  private var size = 0
  private static let maximumSize = 4 << 20

  /// Creates the file, or empties it; nil if it cannot be written.
  init?(at url: URL) {
    let descriptor = open(url.path, O_WRONLY | O_CREAT | O_TRUNC | O_APPEND | O_NOFOLLOW, 0o600)
    guard descriptor >= 0 else { return nil }
    file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
  }

  /// Notes how a scene begins.
  func opened(_ request: SceneRequest) {
    var values: [String: Any] = ["environment": request.environment.messageValues]
    values["path"] = request.path
    values["state"] = request.restorationData?.base64EncodedString()
    guard let data = try? JSONSerialization.data(withJSONObject: values) else { return }
    write(data, of: request.id)
  }

  /// Notes an event before a scene handles it, so that the last one is the one that ends the process.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - message: The message of the page; nil for an event of the host's own.
  ///   - scene: The name of the scene.
  ///   - isSecret: Whether it has what is typed into a secure field.
  func received(_ event: InputEvent, _ message: ByteBuffer?, in scene: String, isSecret: Bool) {
    var values: [Any]?
    switch event.action {
    case .measured: return
    case .edit(let node, let edit) where isSecret:
      let dots = String(repeating: "•", count: edit.replacement.count)
      values = [
        event.seen, 0, "edit", node.rawValue, edit.revision, edit.base, edit.range.lowerBound,
        edit.range.upperBound, dots,
      ]
    case .open(let path) where message == nil: values = [event.seen, 0, "open", path]
    default: break
    }
    if let values, let data = try? JSONSerialization.data(withJSONObject: values) {
      write(data, of: scene)
    } else if let message {
      write(Data(message.readableBytesView), of: scene)
    }
  }

  private func write(_ json: Data, of scene: String) {
    let line = Data("\(JournaledScene.mark)\(scene) ".utf8) + json + Data("\n".utf8)
    size += line.count
    guard size < Self.maximumSize, !json.contains(UInt8(ascii: "\n")) else { return }
    try? file.write(contentsOf: line)
  }
}

extension SceneEnvironment {
  /// The values of the message that `ClientMessageDecoder.environment` reads.
  fileprivate var messageValues: [String: Any] {
    [
      "width": width, "height": height, "isDark": style == .dark,
      "increasesContrast": increasesContrast, "reducesMotion": reducesMotion,
      "textSize": textSize.rawValue, "isPad": idiom == .pad,
      "safeArea": [
        "top": safeArea.top, "leading": safeArea.leading, "bottom": safeArea.bottom,
        "trailing": safeArea.trailing,
      ],
      "keyboard": keyboard, "hasCamera": hasCamera,
    ]
  }
}
