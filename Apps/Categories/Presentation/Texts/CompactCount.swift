import Rostrum

/// A formatter of counts in short form, rounded down.
enum CompactCount {
  /// 999, 1K, 1.2K, 12K, 1.2M, 1B.
  static func english(_ count: Int) -> String {
    let (number, unit) = parts(count, [(1_000_000_000, "B"), (1_000_000, "M"), (1_000, "K")])
    return number + unit
  }

  /// 9999, 1 万, 1.2 万, 12 万, 1.2 亿; of a noun, 65 人, 1.2 万人.
  static func chinese(_ count: Int, of noun: String = "") -> String {
    let (number, unit) = parts(count, [(100_000_000, "亿"), (10_000, "万")])
    return String(chineseParts: [number, unit, noun])
  }

  /// Returns the number and its unit, which is empty for small counts.
  ///
  /// Below ten units, the number has a decimal digit unless it is 0; it is rounded down.
  private static func parts(
    _ count: Int,
    _ units: [(size: Int, name: String)]
  ) -> (number: String, unit: String) {
    guard let unit = units.first(where: { count >= $0.size }) else { return ("\(count)", "") }
    let tenths = count / (unit.size / 10)
    guard tenths < 100, !tenths.isMultiple(of: 10) else { return ("\(tenths / 10)", unit.name) }
    return ("\(tenths / 10).\(tenths % 10)", unit.name)
  }
}
