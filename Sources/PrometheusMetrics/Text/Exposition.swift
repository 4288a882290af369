/// The text exposition format of Prometheus, version 0.0.4, line by line.
struct Exposition {
  private(set) var text = ""

  mutating func type(_ family: String, _ type: String) {
    text += "# TYPE \(family) \(type)\n"
  }

  /// Adds a comment, which Prometheus ignores; it must not begin with HELP or TYPE.
  mutating func comment(_ words: String) {
    text += "# \(words)\n"
  }

  /// Adds a sample with formatted labels.
  mutating func sample(_ name: String, _ labels: String, _ value: String) {
    text += labels.isEmpty ? "\(name) \(value)\n" : "\(name){\(labels)} \(value)\n"
  }

  /// Returns a number in the format: integers without a decimal point, infinity as `+Inf`.
  static func number(_ value: Double) -> String {
    if value.isNaN { return "NaN" }
    if value.isInfinite { return value < 0 ? "-Inf" : "+Inf" }
    return Int64(exactly: value).map(String.init) ?? "\(value)"
  }
}
