public import Foundation
import UIKitHosting
import UniformTypeIdentifiers

// Data in files.

extension NSItemProvider {
  /// Creates a provider of a file's data, of the type that the file's extension names; nil for a
  /// file without a known type.
  public convenience init?(contentsOf fileURL: URL!) {
    guard let fileURL, let type = UTType(filenameExtension: fileURL.pathExtension) else {
      return nil
    }
    self.init()
    suggestedName = fileURL.deletingPathExtension().lastPathComponent
    registerFile(fileURL, of: type.identifier)
  }

  /// Registers the data of a file that stays where it is.
  package final func registerFile(_ file: URL, of typeIdentifier: String) {
    registerFileRepresentation(
      forTypeIdentifier: typeIdentifier,
      fileOptions: [],
      visibility: .all
    ) { done in
      done(file, false, nil)
      return nil
    }
  }

  /// Registers a file of a type, which is created on demand; replaces a previous registration of the
  /// type.
  ///
  /// - Parameters:
  ///   - typeIdentifier: The type of the file.
  ///   - fileOptions: Whether other apps may open the file in place, which has no effect: items
  ///     never leave the app.
  ///   - visibility: The processes that can load the file.
  ///   - loadHandler: Creates the file. Its completion handler takes the file, whether it is shared
  ///     in place, and an error.
  public final func registerFileRepresentation(
    forTypeIdentifier typeIdentifier: String,
    fileOptions: NSItemProviderFileOptions = [],
    visibility: NSItemProviderRepresentationVisibility,
    loadHandler:
      @escaping @Sendable (
        _ completionHandler: @escaping @Sendable (URL?, Bool, (any Error)?) -> Void
      ) -> Progress?
  ) {
    registerDataRepresentation(forTypeIdentifier: typeIdentifier, visibility: visibility) { done in
      loadHandler { file, _, error in
        guard let file else { return done(nil, error) }
        do {
          done(try Data(contentsOf: file, options: .mappedIfSafe), nil)
        } catch {
          done(nil, error)
        }
      }
    }
  }

  /// Loads a copy of the data of a type, or of a type that conforms to it, as a file.
  ///
  /// - Parameters:
  ///   - typeIdentifier: The type.
  ///   - completionHandler: Takes the file, which is removed when the handler returns: move or copy
  ///     it to keep it.
  /// - Returns: The progress of loading.
  @discardableResult
  public final func loadFileRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
  ) -> Progress {
    let name = fileName(of: typeIdentifier)
    return loadDataRepresentation(forTypeIdentifier: typeIdentifier) { data, error in
      guard let data else { return completionHandler(nil, error) }
      let folder = FileManager.default.temporaryDirectory.appending(
        path: UUID().uuidString,
        directoryHint: .isDirectory
      )
      let file = folder.appending(path: name, directoryHint: .notDirectory)
      defer { try? FileManager.default.removeItem(at: folder) }
      do {
        try FileManager.default.createDirectory(
          at: folder,
          withIntermediateDirectories: true,
          attributes: [.posixPermissions: 0o700]
        )
        try data.write(to: file)
      } catch {
        return completionHandler(nil, error)
      }
      completionHandler(file, nil)
    }
  }

  /// Returns a name of a file with the data of a type, which may be a user's or a server's text.
  private func fileName(of typeIdentifier: String) -> String {
    let stem = suggestedName.flatMap { $0.isEmpty ? nil : $0 } ?? "file"
    let type = registeredTypeIdentifiers.first { Self.conforms($0, to: typeIdentifier) }
    let end = UTType(type ?? typeIdentifier)?.preferredFilenameExtension
    return ReceivedFile.safeName(end.map { "\(stem).\($0)" } ?? stem)
  }
}

/// Options of files that item providers register.
public struct NSItemProviderFileOptions: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Other apps may open the file in place.
  public static let openInPlace = NSItemProviderFileOptions(rawValue: 1)
}
