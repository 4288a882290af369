import Foundation
import HTTPTypes
import UIKitHosting

// Files that users choose for an app, or save from it.

extension SceneRegistry {
  /// A refusal of a part, with the status of its response.
  struct FileRefusal: Error, Equatable {
    var status: HTTPResponse.Status
  }

  /// Returns the scene and the transfer with a token, if the scene is one of the browser's devices.
  private func transfer(
    _ scene: String,
    _ token: String,
    _ tokens: [DeviceToken]
  ) throws(FileRefusal) -> (session: SceneSession, node: NodeID, value: FileTransferValue) {
    guard let session = self[scene], tokens.contains(session.device),
      devices.knows(session.device), let shown = session.fileTransfers[token]
    else { throw FileRefusal(status: .notFound) }
    return (session, shown.node, shown.value)
  }

  /// Decides where a part is written.
  ///
  /// - Parameters:
  ///   - part: The part.
  ///   - tokens: The devices of the browser that sends it.
  ///   - isAllowed: Counts an upload, and returns whether its address may begin it.
  /// - Returns: The file, to which the part is appended.
  /// - Throws: `FileRefusal`, also if the scene has shown the user why the files are refused.
  func begin(
    _ part: FilePart,
    tokens: [DeviceToken],
    isAllowed: @Sendable () -> Bool
  ) throws(FileRefusal) -> URL {
    let (session, node, value) = try transfer(part.scene, part.token, tokens)
    guard case .choose(let choice) = value, part.isValid else {
      throw FileRefusal(status: .badRequest)
    }
    if part.isFirst {
      session.files.dropIncoming()
      if let failure = failure(part, choice, session, isAllowed: isAllowed) {
        throw refuse(part, node, session, failure)
      }
      let report = FileReport.began(count: part.count, bytes: part.total)
      guard session.report(report, of: part.token, node) else { throw FileRefusal(status: .gone) }
      let folder = receivedFolder(of: session)
        .appending(path: RandomName.make(), directoryHint: .isDirectory)
      session.files.incoming = IncomingFiles(part, folder: folder)
    } else if part.offset == 0,
      !choice.accepts(name: part.name, mediaType: part.mediaType)
    {
      throw refuse(part, node, session, .wrongType)
    }
    guard let place = session.files.incoming?.begin(part) else {
      throw FileRefusal(status: .conflict)
    }
    return place
  }

  /// Returns why a choice is refused; nil if it is accepted.
  private func failure(
    _ part: FilePart,
    _ choice: FileChoiceValue,
    _ session: SceneSession,
    isAllowed: @Sendable () -> Bool
  ) -> FileFailure? {
    if let limit = choice.limit, part.count > limit { return .tooMany }
    if part.total > configuration.maximumUploadBytes { return .tooLarge }
    if !choice.accepts(name: part.name, mediaType: part.mediaType) { return .wrongType }
    return isAllowed() && makeRoom(for: part.total, in: session) ? nil : .noRoom
  }

  /// Removes the oldest files of a scene until there is room for others.
  private func makeRoom(for bytes: Int, in session: SceneSession) -> Bool {
    while receivedBytes(of: session.device) + bytes > configuration.maximumUploadBytesPerDevice {
      guard session.files.dropOldest() else { return false }
    }
    return receivedBytes(of: nil) + bytes <= configuration.maximumStoredUploadBytes
  }

  /// Shows the user why files are refused.
  private func refuse(
    _ part: FilePart,
    _ node: NodeID,
    _ session: SceneSession,
    _ failure: FileFailure
  ) -> FileRefusal {
    session.files.dropIncoming()
    session.report(.failed(failure), of: part.token, node)
    return FileRefusal(status: .unprocessableContent)
  }

  /// Records that a part was written, or could not be, and reports the progress to the scene.
  ///
  /// - Throws: `FileRefusal` if the part could not be written, or the user has left the picker.
  func end(_ part: FilePart, isWritten: Bool) throws(FileRefusal) {
    guard let session = self[part.scene], session.files.incoming?.token == part.token,
      let node = session.fileTransfers[part.token]?.node
    else { throw FileRefusal(status: .gone) }
    guard isWritten else { throw refuse(part, node, session, .noRoom) }
    let isTaken: Bool
    switch session.files.incoming?.end(part) {
    case .received(let bytes):
      isTaken = session.report(.received(bytes: bytes), of: part.token, node)
      if !isTaken { session.files.dropIncoming() }
    case .finished(let files):
      session.files.keepIncoming()
      isTaken = session.report(.finished(files), of: part.token, node)
    case nil: isTaken = false
    }
    if !isTaken { throw FileRefusal(status: .gone) }
  }

  /// Removes the files of an upload that the user has cancelled.
  func abandonUpload(of scene: String, _ token: String, tokens: [DeviceToken]) {
    guard let session = self[scene], tokens.contains(session.device),
      session.files.incoming?.token == token
    else { return }
    session.files.dropIncoming()
  }

  /// Returns an offered file.
  /// - Throws: `FileRefusal` if the scene does not offer it to the browser.
  func offeredFile(
    _ scene: String,
    _ token: String,
    _ index: Int,
    tokens: [DeviceToken]
  ) throws(FileRefusal) -> URL {
    guard case .save(let offer) = try transfer(scene, token, tokens).value,
      offer.files.indices.contains(index)
    else { throw FileRefusal(status: .notFound) }
    return offer.files[index]
  }

  // MARK: - Folders

  private func receivedFolder(of session: SceneSession) -> URL {
    devices.receivedFiles(of: session.device, app: session.app)
      .appending(path: session.id, directoryHint: .isDirectory)
  }

  /// Removes the files that a scene has received.
  func removeReceivedFiles(of session: SceneSession) {
    guard !session.files.isEmpty else { return }
    try? FileManager.default.removeItem(at: receivedFolder(of: session))
  }
}
