public import Foundation

/// A transfer of files between the user and the app, which a display performs when the node is
/// tapped.
public enum FileTransferValue: Sendable, Equatable {
  /// The user chooses files for the app.
  case choose(FileChoiceValue)
  /// The user saves files of the app.
  case save(FileOfferValue)

  /// The random name of the transfer, which no other scene has.
  public var token: String {
    switch self {
    case .choose(let choice): choice.token
    case .save(let offer): offer.token
    }
  }
}

/// The files that the user may choose.
public struct FileChoiceValue: Sendable, Equatable {
  /// A camera that takes the picture, instead of a choice among files.
  public enum Capture: UInt8, Sendable, CaseIterable {
    /// The camera on the user's side.
    case user
    /// The camera on the other side.
    case environment
  }

  public var token: String
  /// Media types (`image/png`), all media types of a kind (`image/*`) and file name extensions
  /// (`.pdf`), in lower case; empty for all files.
  public var accepts: [String]
  /// The maximum number of files; nil for any number.
  public var limit: Int?
  public var capture: Capture?

  public init(token: String, accepts: [String], limit: Int?, capture: Capture? = nil) {
    self.token = token
    self.accepts = accepts
    self.limit = limit
    self.capture = capture
  }

  /// Returns whether a file is one of those that the user may choose.
  ///
  /// - Parameters:
  ///   - name: The file's name.
  ///   - mediaType: The media type that the display reports; empty if it knows none.
  /// - Returns: True if its name or its media type is among those that are accepted.
  public func accepts(name: String, mediaType: String) -> Bool {
    let name = name.lowercased()
    let mediaType = mediaType.lowercased()
    return accepts.isEmpty
      || accepts.contains { accepted in
        if accepted.hasPrefix(".") { return name.hasSuffix(accepted) }
        if accepted.hasSuffix("/*") { return mediaType.hasPrefix(accepted.dropLast()) }
        return mediaType == accepted
      }
  }
}

/// The files that the user may save.
public struct FileOfferValue: Sendable, Equatable {
  public var token: String
  /// The files on the disk, whose names the saved files get.
  public var files: [URL]

  public init(token: String, files: [URL]) {
    self.token = token
    self.files = files
  }
}

/// A file that the user has chosen, after it has arrived in the device's temporary folder.
public struct ReceivedFile: Sendable, Equatable {
  /// The file, whose name is that of the user's file without characters that are special in paths.
  public var url: URL
  /// The media type that the display has reported; empty if it knows none.
  public var mediaType: String

  public init(url: URL, mediaType: String) {
    self.url = url
    self.mediaType = mediaType
  }

  /// The maximum length of a name in bytes, which file systems share.
  private static let maximumNameBytes = 200

  /// Returns the name under which a file with a user's name is stored: one component of a path, not
  /// hidden, without control characters, of limited length with its extension kept.
  public static func safeName(_ name: String) -> String {
    // Some browsers report whole paths.
    let last = name.split(whereSeparator: { $0 == "/" || $0 == "\\" }).last.map(String.init) ?? ""
    let visible = String(
      last.unicodeScalars.filter { scalar in
        switch scalar.properties.generalCategory {
        case .control, .format, .surrogate, .lineSeparator, .paragraphSeparator: false
        default: scalar != ":"
        }
      }.map(Character.init)
    )
    let trimmed = visible.drop { $0 == "." || $0 == " " }
    guard !trimmed.isEmpty else { return "file" }
    let dot = trimmed.lastIndex(of: ".").map { trimmed[$0...] } ?? ""
    let end = dot.utf8.count <= 17 ? dot : ""
    var stem = trimmed.dropLast(end.count)
    while stem.utf8.count + end.utf8.count > maximumNameBytes { stem.removeLast() }
    return String(stem + end)
  }
}

/// The progress of a file transfer, as a display or its host reports it.
public enum FileReport: Sendable, Equatable {
  /// The user has chosen files: their number, and their size in bytes.
  case began(count: Int, bytes: Int)
  /// So many bytes of all files have arrived.
  case received(bytes: Int)
  /// All files have arrived, in the user's order.
  case finished([ReceivedFile])
  /// The user has saved the offered files.
  case saved
  /// The user has closed the display's file chooser, which had opened by itself.
  case cancelled
  case failed(FileFailure)
}

/// A reason why files have not arrived.
public enum FileFailure: UInt8, Sendable, CaseIterable {
  /// The connection was interrupted.
  case interrupted
  /// A file is none of those that were asked for.
  case wrongType
  /// There are more files than were asked for.
  case tooMany
  /// The files are larger than the host accepts.
  case tooLarge
  /// The host has no room for them.
  case noRoom
}
