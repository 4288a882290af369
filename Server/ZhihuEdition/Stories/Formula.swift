/// A formula that stories show as an image.
struct Formula: Sendable {
  enum ID: String, Sendable {
    case pendulum, speed, lever, energy
  }

  let id: ID
  /// The TeX source, which needs no escaping in HTML.
  let source: String
  /// The formula as characters.
  let text: String

  static let all = [
    Formula(
      id: .pendulum,
      source: #"T=2\pi\sqrt{l/g}"#,
      text: "T = 2π√(l/g)"
    ),
    Formula(id: .speed, source: "s=vt", text: "s = vt"),
    Formula(
      id: .lever,
      source: #"F_1 l_1=F_2 l_2"#,
      text: "F₁l₁ = F₂l₂"
    ),
    Formula(
      id: .energy,
      source: #"E=\frac{1}{2}mv^2"#,
      text: "E = ½mv²"
    ),
  ]

  /// The image, gray on a transparent background, for a line of 24 points.
  var svg: String {
    let width = text.reduce(2) { $0 + Self.width(of: $1) }
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="24" \
      viewBox="0 0 \(width) 24"><text x="1" y="17" textLength="\(width - 2)" \
      lengthAdjust="spacingAndGlyphs" font-style="italic" font-family="serif" font-size="17" \
      fill="#757575">\(text)</text></svg>
      """
  }

  /// Returns about the width of a character, in points; the text is fitted to their sum.
  private static func width(of character: Character) -> Int {
    switch character {
    case " ", "l", "t", "/", "(", ")": 5
    case "₁", "₂", "²": 6
    case "=", "T", "E", "m", "½": 12
    default: 9
    }
  }
}
