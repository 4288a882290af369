public import Foundation
public import UIKit
public import UIKitHosting
import UniformTypeIdentifiers

extension SceneDriver {
  /// What the picker in front asks of the user; nil if there is none, or its files are under way.
  public var fileRequest: FileTransferValue? { fileButton?.transfer }

  private var fileButton: (id: NodeID, transfer: FileTransferValue)? {
    scene.commit()
    return elements.flatMap(\.all).lazy.compactMap { element in
      self.display.tree[element.id]?.fileTransfer.map { (element.id, $0) }
    }.first
  }

  /// Chooses files in the picker in front, which receives copies.
  ///
  /// As the browser's host does, it refuses files of other types, and more than were asked for: the
  /// picker then shows why.
  /// - Parameter files: The files on the disk, in the user's order.
  /// - Throws: `DriverError` when no picker asks for files; errors of the file system.
  public func chooseFiles(_ files: [URL]) throws {
    let button = try picker("a picker of files")
    guard case .choose(let choice) = button.transfer else {
      throw DriverError.notFound("a picker of files", screen: screen)
    }
    func report(_ report: FileReport) throws {
      let action = InputEvent.Action.files(button.id, token: choice.token, report)
      try perform(action, "choosing files")
    }
    if let limit = choice.limit, files.count > limit { return try report(.failed(.tooMany)) }
    let copies = try files.enumerated().map { index, file in
      try copy(file, under: "\(choice.token)/\(index)")
    }
    let fits = copies.allSatisfy { file in
      choice.accepts(name: file.url.lastPathComponent, mediaType: file.mediaType)
    }
    guard fits else { return try report(.failed(.wrongType)) }
    let sizes = copies.map { (try? $0.url.resourceValues(forKeys: [.fileSizeKey]).fileSize) ?? 0 }
    try report(.began(count: files.count, bytes: sizes.reduce(0, +)))
    try report(.finished(copies))
  }

  /// Chooses pictures in the picker in front, as PNG files.
  ///
  /// - Throws: `DriverError` when no picker asks for files, or a picture has no pixels; errors of the
  ///   file system.
  public func chooseImages(_ images: [UIImage]) throws {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: UUID().uuidString,
      directoryHint: .isDirectory
    )
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let files = try images.enumerated().map { index, image in
      guard let data = image.pngData() else {
        throw DriverError.notFound("pixels of \(image)", screen: screen)
      }
      let file = folder.appending(
        path: "IMG_\(index + 1).png",
        directoryHint: .notDirectory
      )
      try data.write(to: file)
      return file
    }
    try chooseFiles(files)
  }

  /// Closes the display's file chooser that has opened by itself without a choice, which cancels the
  /// picker.
  ///
  /// - Throws: `DriverError` when there is no picker.
  public func cancelFileChooser() throws {
    try report(.cancelled, "closing the file chooser")
  }

  /// Reports that files have not arrived, as after an interrupted connection.
  ///
  /// - Throws: `DriverError` when there is no picker.
  public func failFileTransfer(_ failure: FileFailure) throws {
    try report(.failed(failure), "a transfer that fails")
  }

  /// Saves the files that the picker in front offers.
  ///
  /// - Returns: The app's files.
  /// - Throws: `DriverError` when no picker offers files.
  @discardableResult
  public func saveFiles() throws -> [URL] {
    guard case .save(let offer) = try picker("a picker that saves files").transfer else {
      throw DriverError.notFound("a picker that saves files", screen: screen)
    }
    try report(.saved, "saving files")
    return offer.files
  }

  private func report(_ report: FileReport, _ step: String) throws {
    let button = try picker("a picker")
    try perform(.files(button.id, token: button.transfer.token, report), step)
  }

  private func picker(_ wanted: String) throws -> (id: NodeID, transfer: FileTransferValue) {
    guard let button = fileButton else { throw DriverError.notFound(wanted, screen: screen) }
    return button
  }

  /// Copies a file into the device's temporary folder.
  private func copy(_ file: URL, under name: String) throws -> ReceivedFile {
    let container = (scene as? _SceneRuntime)?.application._device.container
    let folder = (container ?? FileManager.default.temporaryDirectory)
      .appending(path: "tmp/Received/\(name)", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let copy = folder.appending(
      path: ReceivedFile.safeName(file.lastPathComponent),
      directoryHint: .notDirectory
    )
    try? FileManager.default.removeItem(at: copy)
    try FileManager.default.copyItem(at: file, to: copy)
    let type = UTType(filenameExtension: file.pathExtension)
    return ReceivedFile(url: copy, mediaType: type?.preferredMIMEType ?? "")
  }
}
