/// The announcements while a row is moved by keys.
///
/// `{row}` stands for its name, `{place}` for its position.
struct MovingTexts: Equatable, Sendable {
  /// The position of a row: `{number}` of `{count}`, 1-based.
  var place: String
  /// The same in the section named `{section}`.
  var placeInSection: String
  var lifted: String
  var moved: String
  var dropped: String
  var cancelled: String

  static let english = MovingTexts(
    place: "position {number} of {count}",
    placeInSection: "position {number} of {count} in {section}",
    lifted: "{row} lifted, {place}. Arrow keys move it, Space drops it, Escape cancels.",
    moved: "{row}, {place}",
    dropped: "{row} dropped, {place}",
    cancelled: "{row} back at {place}"
  )

  static let chinese = MovingTexts(
    place: "第 {number} 位，共 {count} 位",
    placeInSection: "“{section}”中第 {number} 位，共 {count} 位",
    lifted: "已提起{row}，{place}。用方向键移动，按空格键放下，按 Esc 键取消。",
    moved: "{row}，{place}",
    dropped: "已放下{row}，{place}",
    cancelled: "{row}已回到{place}"
  )

  /// All texts in the order that the client expects.
  var all: [String] { [place, placeInSection, lifted, moved, dropped, cancelled] }
}
