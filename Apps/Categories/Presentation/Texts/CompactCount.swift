/// A formatter of counts in short form, rounded down.
enum CompactCount {
  /// 999, 1K, 1.2K, 12K, 1.2M, 1B.
  static func english(_ count: Int) -> String {
    text(count, units: [(1_000_000_000, "B"), (1_000_000, "M"), (1_000, "K")])
  }

  /// 9999, 1万, 1.2万, 12万, 1.2亿.
  static func chinese(_ count: Int) -> String {
    text(count, units: [(100_000_000, "亿"), (10_000, "万")])
  }

  /// Below ten units, adds a decimal digit unless it is 0; rounds down.
  private static func text(_ count: Int, units: [(size: Int, name: String)]) -> String {
    guard let unit = units.first(where: { count >= $0.size }) else { return "\(count)" }
    let tenths = count / (unit.size / 10)
    guard tenths < 100, !tenths.isMultiple(of: 10) else { return "\(tenths / 10)\(unit.name)" }
    return "\(tenths / 10).\(tenths % 10)\(unit.name)"
  }
}
