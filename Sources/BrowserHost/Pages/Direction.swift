/// The writing direction of a language.
enum Direction {
  static func of(_ language: String) -> String {
    rightToLeft.contains(String(language.prefix { $0 != "-" })) ? "rtl" : "ltr"
  }

  private static let rightToLeft: Set<String> = ["ar", "fa", "he", "ur", "yi", "ps", "sd", "ug"]
}
