import Foundation

/// The pronunciation of a name in ASCII letters, by which 陈静怡 is listed under C with Chen.
public enum NameReading {
  /// Returns the key by which a name is sorted and assigned to a section.
  ///
  /// The pronunciation of a Chinese surname may differ from that of the same characters elsewhere
  /// (曾 is Zeng, not Ceng), which no table of characters contains; a directory can provide it as
  /// `reading`. If it is nil, the reading is derived from the name.
  public static func sortKey(for name: String, reading: String?) -> String {
    let spoken = reading ?? name
    if spoken.utf8.allSatisfy({ $0 < 0x80 }) { return spoken.lowercased() }
    return spoken.applyingTransform(latin, reverse: false) ?? spoken.lowercased()
  }

  private static let latin = StringTransform("Any-Latin; Latin-ASCII; Lower")
}
