/// The labels of a series: those dimensions that say something, each name once.
struct LabelSet {
  private let values: [String: String]

  /// Makes labels of dimensions.
  ///
  /// An empty value is no label for Prometheus, and a name that comes twice makes it refuse the
  /// whole text: the first counts.
  init(_ dimensions: [(String, String)]) {
    let labels = dimensions.filter { !$0.1.isEmpty }.map { (PrometheusName.label($0.0), $0.1) }
    values = Dictionary(labels, uniquingKeysWith: { first, _ in first })
  }

  private init(values: [String: String]) {
    self.values = values
  }

  var isEmpty: Bool { values.isEmpty }

  /// The same names, each with the value `other`.
  var others: LabelSet { LabelSet(values: values.mapValues { _ in "other" }) }

  /// The labels as the text shows them, in the order of their names: `code="200",method="GET"`.
  var text: String {
    values.sorted { $0.key < $1.key }
      .map { "\($0.key)=\"\(Self.escaped($0.value))\"" }
      .joined(separator: ",")
  }

  /// A value with its backslashes, quotes and line feeds escaped.
  ///
  /// Goes by scalars: `"\r\n"`, and a quote with an accent, are characters of their own in Swift.
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
