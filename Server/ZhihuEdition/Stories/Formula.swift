/// A formula that stories show as a picture.
struct Formula: Sendable {
  let id: String
  let meaning: String
  /// As TeX has it; needs no escape in HTML.
  let source: String
  /// As characters.
  let text: String

  static let all = [
    Formula(
      id: "pendulum",
      meaning: "一个单摆的周期，",
      source: #"T=2\pi\sqrt{l/g}"#,
      text: "T = 2π√(l/g)"
    ),
    Formula(id: "speed", meaning: "路程、速度和时间的关系，", source: "s=vt", text: "s = vt"),
    Formula(
      id: "lever",
      meaning: "杠杆两边的力，",
      source: #"F_1 l_1=F_2 l_2"#,
      text: "F₁l₁ = F₂l₂"
    ),
    Formula(
      id: "energy",
      meaning: "动能的大小，",
      source: #"E=\frac{1}{2}mv^2"#,
      text: "E = ½mv²"
    ),
  ]

  /// The formula drawn, black on nothing, on a line of 24 points.
  var svg: String {
    let width = 12 * text.count
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="24" \
      viewBox="0 0 \(width) 24"><text x="50%" y="17" text-anchor="middle" font-style="italic" \
      font-family="serif" font-size="17" fill="#888">\(text)</text></svg>
      """
  }
}
