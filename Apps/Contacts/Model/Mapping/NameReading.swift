import Foundation

/// How a name is read aloud, in ASCII letters, so that 陈静怡 stands under C with Chen.
public enum NameReading {
  /// The key that a name is sorted and divided by.
  ///
  /// Chinese surnames may be read otherwise than the same characters elsewhere (曾 is Zeng, not
  /// Ceng), which no table of characters knows; a directory can say so by `reading`. Without it
  /// (nil) the reading is derived from the name.
  public static func sortKey(for name: String, reading: String?) -> String {
    let spoken = reading ?? name
    if spoken.utf8.allSatisfy({ $0 < 0x80 }) { return spoken.lowercased() }
    return spoken.applyingTransform(latin, reverse: false) ?? spoken.lowercased()
  }

  private static let latin = StringTransform("Any-Latin; Latin-ASCII; Lower")
}
