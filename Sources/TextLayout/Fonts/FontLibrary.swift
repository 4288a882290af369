internal import Glibc
internal import Synchronization

/// Loads the typefaces of the system font, each file once.
///
/// ```swift
/// let typeface = try FontLibrary.shared.typeface(for: TypefaceDescriptor(weight: 600), size: 17)
/// ```
///
/// Files are memory mapped and stay so as long as their typefaces. A library may be used from any
/// thread; a lock guards the table of loaded typefaces.
public final class FontLibrary: Sendable {
  /// The library of the process.
  ///
  /// It searches the folders that the environment variable `ROSTRUM_FONTS` lists, separated by
  /// colons, and then `defaultFolders`.
  public static let shared = FontLibrary(folders: environmentFolders + defaultFolders)

  /// The folders of Debian's packages.
  public static let defaultFolders = [
    "/usr/share/fonts/opentype/inter",
    "/usr/share/fonts/truetype/dejavu",
  ]

  /// The folders that are searched, in order.
  public let folders: [String]

  private let typefaces = Mutex<[TypefaceDescriptor: Typeface]>([:])

  /// Creates a library.
  ///
  /// - Parameter folders: Folders that hold font files, without their subfolders.
  public init(folders: [String]) {
    self.folders = folders
  }

  private static var environmentFolders: [String] {
    guard let value = getenv("ROSTRUM_FONTS") else { return [] }
    return String(cString: value).split(separator: ":").map(String.init)
  }

  // MARK: - Typefaces

  /// Returns the typeface for text of a size.
  ///
  /// The default design uses the display cut from 20 points, like Apple's system font.
  /// - Throws: `FontError` if the font of the default design is missing or unreadable.
  /// - Complexity: O(1) after the first call per descriptor, which maps and reads the file.
  public func typeface(for descriptor: TypefaceDescriptor, size: Double) throws -> Typeface {
    var descriptor = descriptor
    descriptor.opticalSize = size >= 20 ? .display : .text
    return try typeface(for: descriptor)
  }

  /// Returns the typeface for a descriptor, independent of the size.
  ///
  /// For a design other than the default one whose font is not installed, it returns a typeface
  /// without a file: the page measures its words (`Typeface.isMeasuredByHost`), and its vertical
  /// metrics are those of the default design.
  /// - Throws: `FontError` if the font of the default design is missing or unreadable.
  /// - Complexity: O(1) after the first call per descriptor, which maps and reads the file.
  public func typeface(for descriptor: TypefaceDescriptor) throws -> Typeface {
    let descriptor = descriptor.normalised
    if let typeface = typefaces.withLock({ $0[descriptor] }) { return typeface }
    let loaded = try load(descriptor)
    // Two threads may load the same file concurrently; the first typeface is kept.
    return typefaces.withLock { table in
      if let typeface = table[descriptor] { return typeface }
      table[descriptor] = loaded
      return loaded
    }
  }

  /// Returns the path of a typeface's file, without loading it.
  ///
  /// - Returns: Nil if the file is not installed, or if the host measures the typeface.
  public func path(for descriptor: TypefaceDescriptor) -> String? {
    FontFile(descriptor.normalised).flatMap { path(of: $0.name) }
  }

  private func load(_ descriptor: TypefaceDescriptor) throws -> Typeface {
    guard let file = FontFile(descriptor) else { return try hostMeasured(descriptor) }
    if let path = path(of: file.name) {
      return try Typeface(path: path, descriptor: descriptor)
    }
    guard descriptor.design == .default else { return try hostMeasured(descriptor) }
    throw FontError(
      reason: .missing(file: file.name, package: file.package, folders: folders)
    )
  }

  private func hostMeasured(_ descriptor: TypefaceDescriptor) throws -> Typeface {
    let base = TypefaceDescriptor(weight: descriptor.weight, isItalic: descriptor.isItalic)
    return Typeface(hostMeasured: descriptor, metrics: try typeface(for: base).unitMetrics)
  }

  private func path(of name: String) -> String? {
    for folder in folders {
      let path = folder + "/" + name
      if access(path, R_OK) == 0 { return path }
    }
    return nil
  }
}
