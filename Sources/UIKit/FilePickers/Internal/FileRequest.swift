import Foundation
package import UIKitHosting
package import UniformTypeIdentifiers

/// The files that a picker asks the user for, or offers.
package struct FileRequest {
  /// What the user chooses, as texts name it.
  package enum Subject: Sendable {
    case photo, video, media, file
  }

  package enum Task {
    /// Choose files, at most `limit`; nil for any number.
    case choose(limit: Int?)
    /// Take a picture or a video.
    case capture(FileChoiceValue.Capture)
    /// Save these files.
    case save([URL])
  }

  package var subject: Subject
  package var task: Task
  /// The types of the files; empty for all.
  package var types: [UTType]

  package init(_ subject: Subject, _ task: Task, types: [UTType]) {
    self.subject = subject
    self.task = task
    self.types = types
  }

  /// The formats of pictures of which images can be made.
  package static let imageTypes: [UTType] = [.jpeg, .png, .gif, .webP]

  /// Returns the request of a picker of pictures and videos.
  package static func media(
    images: Bool,
    videos: Bool,
    _ task: Task
  ) -> FileRequest {
    let subject: Subject = images && videos ? .media : images ? .photo : .video
    return FileRequest(
      subject,
      task,
      types: (images ? imageTypes : []) + (videos ? [.movie] : [])
    )
  }

  /// A Boolean value that indicates whether several files can be chosen, or are saved.
  package var hasMany: Bool {
    switch task {
    case .choose(let limit): limit != 1
    case .capture: false
    case .save(let files): files.count > 1
    }
  }

  /// Returns the transfer for displays.
  func transfer(token: String) -> FileTransferValue {
    switch task {
    case .choose(let limit):
      .choose(FileChoiceValue(token: token, accepts: UTType.accepted(types), limit: limit))
    case .capture(let camera):
      .choose(
        FileChoiceValue(token: token, accepts: UTType.accepted(types), limit: 1, capture: camera)
      )
    case .save(let files): .save(FileOfferValue(token: token, files: files))
    }
  }
}

extension UTType {
  /// Returns the media types and file name extensions by which browsers recognise files of types;
  /// empty if that is impossible, or for types of all files.
  fileprivate static func accepted(_ types: [UTType]) -> [String] {
    var accepted: [String] = []
    for type in types {
      let tags = type._tagsOfSubtypes
      let kinds: [(UTType, String)] = [
        (.image, "image/*"), (.movie, "video/*"), (.audio, "audio/*"),
      ]
      if let kind = kinds.first(where: { $0.0 == type }) { accepted.append(kind.1) }
      if tags.isEmpty || [.item, .data, .content].contains(type) { return [] }
      accepted += tags
    }
    var known: Set<String> = []
    return accepted.filter { known.insert($0).inserted }
  }
}

extension UTType {
  /// Returns the type of a file that has arrived: that of its extension, or else of its media type.
  package init?(_ file: ReceivedFile) {
    let named = UTType(filenameExtension: file.url.pathExtension)
    let described = UTType(mimeType: file.mediaType)
    guard let type = named.flatMap({ $0.isDynamic ? nil : $0 }) ?? described ?? named else {
      return nil
    }
    self = type
  }
}
