/// The labels of a series: the dimensions with a value, each name once.
struct LabelSet {
  private let values: [String: String]

  /// Creates labels from dimensions.
  ///
  /// For Prometheus an empty value is no label, and it rejects the whole response for a duplicate
  /// name: the first counts.
  init(_ dimensions: [(String, String)]) {
    let labels = dimensions.filter { !$0.1.isEmpty }.map { (PrometheusName.label($0.0), $0.1) }
    values = Dictionary(labels, uniquingKeysWith: { first, _ in first })
  }

  private init(values: [String: String]) {
    self.values = values
  }

  var isEmpty: Bool { values.isEmpty }

  /// The same label names, each with the value `other`.
  var others: LabelSet { LabelSet(values: values.mapValues { _ in "other" }) }

  /// The exposed labels, sorted by name: `code="200",method="GET"`.
  var text: String {
    values.sorted { $0.key < $1.key }
      .map { "\($0.key)=\"\(Self.escaped($0.value))\"" }
      .joined(separator: ",")
  }

  /// Returns a value with its backslashes, quotes and line feeds escaped.
  ///
  /// Works on scalars, because `"\r\n"`, and a quote with an accent, are single characters in
  /// Swift.
  private static func escaped(_ value: String) -> String {
    var text = String.UnicodeScalarView()
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\\": text.append(contentsOf: #"\\"#.unicodeScalars)
      case "\"": text.append(contentsOf: #"\""#.unicodeScalars)
      case "\n": text.append(contentsOf: #"\n"#.unicodeScalars)
      default: text.append(scalar)
      }
    }
    return String(text)
  }
}
