/// Parses Apple's visual format language.
///
/// ```
/// format     = ["H:" | "V:"] ["|" connection] view {connection view} [connection "|"]
/// connection = "" | "-" | "-" number "-" | "-(" predicate {"," predicate} ")-"
/// view       = "[" name ["(" predicate {"," predicate} ")"] "]"
/// predicate  = ["==" | "<=" | ">="] (number | metric | view) ["@" (number | metric)]
/// ```
@MainActor
struct VisualFormatParser {
  private let format: String
  private let characters: [Character]
  private let metrics: [String: Any]
  private let views: [String: Any]
  private var index = 0
  private var result = VisualFormat()

  init(_ format: String, metrics: [String: Any], views: [String: Any]) {
    self.format = format
    characters = Array(format)
    self.metrics = metrics
    self.views = views
  }

  mutating func parse() -> VisualFormat {
    if take("V:") { result.isVertical = true } else { _ = take("H:") }
    let beginsAtSuperview = take("|")
    if beginsAtSuperview { result.connections.append(connection()) }
    result.items.append(view())
    var endsAtSuperview = false
    while index < characters.count {
      result.connections.append(connection())
      if take("|") {
        endsAtSuperview = true
        break
      }
      result.items.append(view())
    }
    if index < characters.count { fail("Expected the end after the superview") }
    addSuperviews(atStart: beginsAtSuperview, atEnd: endsAtSuperview)
    return result
  }

  private mutating func addSuperviews(atStart: Bool, atEnd: Bool) {
    guard atStart || atEnd else { return }
    let superview = result.items.lazy.compactMap { item in
      (item.view as? UIView)?._superview ?? (item.view as? UILayoutGuide)?.owningView
    }.first
    guard let superview else { fail("Expected views with a superview, for |") }
    let item = VisualFormat.Item(view: superview, isSuperview: true)
    if atStart { result.items.insert(item, at: 0) }
    if atEnd { result.items.append(item) }
  }

  // MARK: - Parts

  private mutating func view() -> VisualFormat.Item {
    guard take("[") else { fail("Expected a view") }
    let name = name()
    guard let view = views[name] else { fail("\(name) is not a key in the views dictionary") }
    var item = VisualFormat.Item(view: view as AnyObject)
    if take("(") { item.predicates = predicates(ofViews: true) }
    guard take("]") else { fail("Expected a ']'") }
    return item
  }

  private mutating func connection() -> VisualFormat.Connection {
    guard take("-") else { return .none }
    if next == "[" || next == "|" { return .standard }
    let spaces = take("(") ? predicates(ofViews: false) : [predicate(ofViews: false)]
    guard take("-") else { fail("Expected a '-' after a space") }
    return .spaces(spaces)
  }

  private mutating func predicates(ofViews: Bool) -> [VisualFormat.Predicate] {
    var predicates = [predicate(ofViews: ofViews)]
    while take(",") { predicates.append(predicate(ofViews: ofViews)) }
    guard take(")") else { fail("Expected a ')'") }
    return predicates
  }

  private mutating func predicate(ofViews: Bool) -> VisualFormat.Predicate {
    var predicate = VisualFormat.Predicate()
    if take("<=") {
      predicate.relation = .lessThanOrEqual
    } else if take(">=") {
      predicate.relation = .greaterThanOrEqual
    } else {
      _ = take("==")
    }
    let start = index
    if let number = number() {
      predicate.constant = number
    } else {
      let name = name()
      if ofViews, let view = views[name] {
        predicate.view = view as AnyObject
      } else if let metric = Self.number(metrics[name]) {
        predicate.constant = metric
      } else {
        index = start
        fail("\(name) is not a key in the metrics dictionary")
      }
    }
    if take("@") { predicate.priority = UILayoutPriority(Float(priority())) }
    return predicate
  }

  private mutating func priority() -> CGFloat {
    if let number = number() { return number }
    let name = name()
    guard let metric = Self.number(metrics[name]) else {
      fail("\(name) is not a key in the metrics dictionary")
    }
    return metric
  }

  // MARK: - Tokens

  private var next: Character? { index < characters.count ? characters[index] : nil }

  private mutating func take(_ text: String) -> Bool {
    guard characters[index...].starts(with: text) else { return false }
    index += text.count
    return true
  }

  private mutating func name() -> String {
    let start = index
    while let next, next.isLetter || next.isNumber || next == "_" { index += 1 }
    guard index > start else { fail("Expected a name") }
    return String(characters[start..<index])
  }

  private mutating func number() -> CGFloat? {
    let start = index
    if next == "-" || next == "+" { index += 1 }
    while let next, next.isNumber || next == "." { index += 1 }
    guard let number = Double(String(characters[start..<index])) else {
      index = start
      return nil
    }
    return CGFloat(number)
  }

  private static func number(_ metric: Any?) -> CGFloat? {
    switch metric {
    case let number as CGFloat: number
    case let number as Double: CGFloat(number)
    case let number as Float: CGFloat(number)
    case let number as Int: CGFloat(number)
    case let number as NSNumber: CGFloat(number.doubleValue)
    default: nil
    }
  }

  private func fail(_ problem: String) -> Never {
    let arrow = String(repeating: " ", count: index) + "^"
    preconditionFailure("Unable to parse constraint format: \(problem)\n\(format)\n\(arrow)")
  }
}
