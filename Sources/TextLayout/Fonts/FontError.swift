/// An error that describes why a font cannot be used.
public struct FontError: Error, Hashable, Sendable, CustomStringConvertible {
  enum Reason: Hashable {
    case missing(file: String, package: String, folders: [String])
    case unreadable(path: String)
    case unreadableData
    case registered(name: String)
  }

  let reason: Reason

  /// The Debian package that installs the font; nil for an invalid font file.
  public var package: String? {
    if case .missing(_, let package, _) = reason { package } else { nil }
  }

  /// The folders that were searched.
  public var folders: [String] {
    if case .missing(_, _, let folders) = reason { folders } else { [] }
  }

  /// A Boolean value that indicates whether a font of the same name is registered already.
  public var isRegisteredAlready: Bool {
    if case .registered = reason { true } else { false }
  }

  /// The cause and the remedy.
  public var description: String {
    switch reason {
    case .missing(let file, let package, let folders):
      """
      The font file \(file) is missing. Install it: apt-get install \(package). \
      Searched: \(folders.isEmpty ? "no folder" : folders.joined(separator: ", ")). \
      Other folders: FontLibrary(folders:) or the environment variable ROSTRUM_FONTS.
      """
    case .unreadable(let path):
      "The file \(path) is not an OpenType font with outlines and a character map."
    case .unreadableData:
      "The data are not an OpenType font with outlines and a character map."
    case .registered(let name):
      "A font with the name \(name) is registered already."
    }
  }
}
