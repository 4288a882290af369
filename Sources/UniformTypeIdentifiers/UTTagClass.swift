/// A kind of name for types of data.
public struct UTTagClass: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The extensions of file names, without their dot.
  public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")
  /// MIME types, such as `image/jpeg`.
  public static let mimeType = UTTagClass(rawValue: "public.mime-type")

  /// Returns the form of a tag by which types are found: lower case, without parameters of MIME
  /// types.
  func normal(_ tag: String) -> String {
    let tag = tag.lowercased()
    guard self == .mimeType else { return tag }
    return tag.prefix { $0 != ";" }.filter { !$0.isWhitespace }
  }
}
