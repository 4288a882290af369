import UIKitHosting

/// A part of a file that a page uploads.
///
/// A page sends the files of a choice one after the other, and each file in parts, so that every
/// request is short.
struct FilePart: Sendable {
  /// The maximum length of a part in bytes; `files.js` sends parts of this length.
  static let maximumLength = 262_144
  /// The maximum number of files in a choice, whatever the app accepts.
  static let maximumCount = 200

  var scene: String
  var token: String
  /// The 0-based index of the file in the choice.
  var index: Int
  /// The number of files in the choice.
  var count: Int
  /// The place of the part in its file, in bytes.
  var offset: Int
  /// The size of the file in bytes.
  var size: Int
  /// The size of all files in bytes.
  var total: Int
  /// The length of the part in bytes.
  var length: Int
  /// The user's name of the file, which may be any text.
  var name: String
  var mediaType: String

  var isFirst: Bool { index == 0 && offset == 0 }

  /// A Boolean value that indicates whether the numbers agree with each other.
  var isValid: Bool {
    (1...Self.maximumCount).contains(count) && (0..<count).contains(index) && offset >= 0
      && size >= 0 && size <= total && length <= Self.maximumLength && offset + length <= size
      && (length > 0 || size == 0)
  }
}
