/// The text exposition format of Prometheus, version 0.0.4, line by line.
struct Exposition {
  private(set) var text = ""

  mutating func type(_ family: String, _ type: String) {
    text += "# TYPE \(family) \(type)\n"
  }

  /// Adds a line that Prometheus skips; it must not begin with HELP or TYPE.
  mutating func comment(_ words: String) {
    text += "# \(words)\n"
  }

  /// Adds a sample; its labels are ready to show.
  mutating func sample(_ name: String, _ labels: String, _ value: String) {
    text += labels.isEmpty ? "\(name) \(value)\n" : "\(name){\(labels)} \(value)\n"
  }

  /// A number as the format spells it: whole ones without a point, infinity as `+Inf`.
  static func number(_ value: Double) -> String {
    if value.isNaN { return "NaN" }
    if value.isInfinite { return value < 0 ? "-Inf" : "+Inf" }
    return Int64(exactly: value).map(String.init) ?? "\(value)"
  }
}
