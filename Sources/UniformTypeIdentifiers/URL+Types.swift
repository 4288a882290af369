public import Foundation

extension URL {
  /// Returns the URL with a file name appended, whose extension is that of a type.
  ///
  /// A name that already has an extension of the type, or of one that conforms to it, is kept.
  public func appendingPathComponent(_ partialName: String, conformingTo contentType: UTType) -> URL
  {
    let appended = appending(path: partialName, directoryHint: .notDirectory)
    return appended.isFile(of: contentType)
      ? appended : appended.appendingPathExtension(for: contentType)
  }

  /// Returns the URL with the preferred extension of a type appended; unchanged for a type without
  /// one.
  public func appendingPathExtension(for contentType: UTType) -> URL {
    contentType.preferredFilenameExtension.map(appendingPathExtension) ?? self
  }

  /// Appends a file name, whose extension is that of a type.
  public mutating func appendPathComponent(_ partialName: String, conformingTo contentType: UTType)
  {
    self = appendingPathComponent(partialName, conformingTo: contentType)
  }

  /// Appends the preferred extension of a type.
  public mutating func appendPathExtension(for contentType: UTType) {
    self = appendingPathExtension(for: contentType)
  }

  private func isFile(of type: UTType) -> Bool {
    let named = UTType.types(tag: pathExtension, tagClass: .filenameExtension, conformingTo: nil)
    return named.contains { $0.conforms(to: type) && !$0.isDynamic }
  }
}
