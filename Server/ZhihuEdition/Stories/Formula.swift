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

  /// The image, black on a transparent background, for a line of 24 points.
  var svg: String {
    let width = 12 * text.count
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="24" \
      viewBox="0 0 \(width) 24"><text x="50%" y="17" text-anchor="middle" font-style="italic" \
      font-family="serif" font-size="17" fill="#888">\(text)</text></svg>
      """
  }
}
