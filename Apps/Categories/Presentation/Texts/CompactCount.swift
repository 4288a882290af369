/// A formatter of counts in short form, rounded down.
enum CompactCount {
  /// 999, 1K, 1.2K, 12K, 1.2M, 1B.
  static func english(_ count: Int) -> String {
    text(count, units: [(1_000_000_000, "B"), (1_000_000, "M"), (1_000, "K")])
  }

  /// 9999, 1 万, 1.2 万, 12 万, 1.2 亿; of a noun, 65 人, 1.2 万人: a space is after digits only.
  static func chinese(_ count: Int, of noun: String = "") -> String {
    let number = text(count, units: [(100_000_000, " 亿"), (10_000, " 万")])
    let endsWithDigit = number.last?.isASCII == true
    return endsWithDigit && !noun.isEmpty ? "\(number) \(noun)" : number + noun
  }

  /// Below ten units, adds a decimal digit unless it is 0; rounds down.
  private static func text(_ count: Int, units: [(size: Int, name: String)]) -> String {
    guard let unit = units.first(where: { count >= $0.size }) else { return "\(count)" }
    let tenths = count / (unit.size / 10)
    guard tenths < 100, !tenths.isMultiple(of: 10) else { return "\(tenths / 10)\(unit.name)" }
    return "\(tenths / 10).\(tenths % 10)\(unit.name)"
  }
}
