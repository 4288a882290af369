import Foundation

/// The pronunciation of a name in ASCII letters, by which 陈静怡 is listed under C with Chen.
public enum NameReading {
  /// Returns the key by which a name is sorted and assigned to a section.
  ///
  /// A directory can provide the pronunciation as `reading`. If it is nil, the reading is derived
  /// from the name, with surnames that are pronounced differently from their characters elsewhere:
  /// 曾 is Zeng, not Ceng.
  public static func sortKey(for name: String, reading: String?) -> String {
    let spoken = reading ?? name
    if spoken.utf8.allSatisfy({ $0 < 0x80 }) { return spoken.lowercased() }
    if reading == nil, let surname = surname(of: name) {
      return "\(surname.reading) \(sortKey(for: surname.rest, reading: nil))"
    }
    return spoken.applyingTransform(latin, reverse: false) ?? spoken.lowercased()
  }

  /// Returns the reading of a surname in `surnames`, and the rest of the name.
  private static func surname(of name: String) -> (reading: String, rest: String)? {
    for length in [2, 1] where name.count > length {
      let rest = String(name.dropFirst(length))
      // A text that only begins with the character is no Chinese name.
      guard rest.count <= 2, rest.unicodeScalars.allSatisfy(\.properties.isIdeographic) else {
        continue
      }
      if let reading = surnames[String(name.prefix(length))] { return (reading, rest) }
    }
    return nil
  }

  /// Surnames that are pronounced differently from their characters elsewhere.
  private static let surnames = [
    "曾": "zeng", "单": "shan", "單": "shan", "仇": "qiu", "解": "xie", "查": "zha", "朴": "piao",
    "翟": "zhai", "盖": "ge", "蓋": "ge", "区": "ou", "區": "ou", "缪": "miao", "繆": "miao",
    "覃": "qin", "乐": "yue", "樂": "yue", "员": "yun", "員": "yun", "种": "chong", "冼": "xian",
    "逄": "pang", "逯": "lu", "尉迟": "yu chi", "尉遲": "yu chi", "万俟": "mo qi", "萬俟": "mo qi",
    "长孙": "zhang sun", "長孫": "zhang sun", "澹台": "tan tai", "澹臺": "tan tai",
    "单于": "chan yu", "單于": "chan yu",
  ]

  private static let latin = StringTransform("Any-Latin; Latin-ASCII; Lower")
}
