public import Foundation

/// The bytes of a file or of data.
///
/// In Apple's SDK it is part of Core Graphics, which UIKit exports.
public final class CGDataProvider: Hashable, Sendable {
  public let data: CFData?

  public init?(data: CFData) {
    self.data = data
  }

  /// Reads a file; nil if it cannot be read.
  public init?(url: CFURL) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    self.data = data
  }

  /// Reads a file; nil if it cannot be read.
  public convenience init?(filename: UnsafePointer<CChar>) {
    self.init(url: URL(fileURLWithPath: String(cString: filename)))
  }

  public static func == (a: CGDataProvider, b: CGDataProvider) -> Bool { a === b }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
