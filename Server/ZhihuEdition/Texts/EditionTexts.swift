/// The texts of the sample newspaper in one language.
///
/// Every language has as many columns, subjects, angles and people, in the same order, so that a
/// story is about the same thing in each.
struct EditionTexts: Sendable {
  let columns: [EditionColumn]
  let angles: [Angle]
  let people: People
  let remarks: Remarks
  /// Formats the line below a title: author, and minutes to read.
  let rowHint: @Sendable (String, Int) -> String
  /// Formats the line below a title of the banner: author.
  let bannerHint: @Sendable (String) -> String
  /// Formats the credit of a picture.
  let credit: @Sendable (String) -> String
  /// Formats the title of the author of a column.
  let columnist: @Sendable (String) -> String
  /// The separator after the author's name.
  let comma: String
  let caption: @Sendable (String) -> String
  let secondCaption: @Sendable (String) -> String
  let headings: [String]
  let adviceIntroduction: String
  /// Formats a sentence around the image of a formula: the formula's meaning, and its image.
  let formula: @Sendable (String, String) -> String
  let formulaMeanings: [Formula.ID: String]
  let discussion: String
  /// The placeholder for a quoted comment that was deleted.
  let deletedComment: String
  let notFound: String
}

extension EditionTexts {
  static let chinese = EditionTexts(
    columns: EditionColumn.chinese,
    angles: Angle.chinese,
    people: .chinese,
    remarks: .chinese,
    rowHint: { "\($0) · \($1) 分钟阅读" },
    bannerHint: { "作者 / \($0)" },
    credit: { "\($0) / 手绘" },
    columnist: { "\($0)专栏作者" },
    comma: "，",
    caption: { "\($0)，作者手绘" },
    secondCaption: { "换一个角度看\($0)" },
    headings: ["再往下问一层", "换个角度想", "多数人不知道的是", "有意思的在后面"],
    adviceIntroduction: "想自己试试的话，有几条小小的建议：",
    formula: { "喜欢算式的读者可以看这里：\($0)写出来是 \($1)，不喜欢的跳过也无妨。" },
    formulaMeanings: [
      .pendulum: "一个单摆的周期，", .speed: "路程、速度和时间的关系，", .lever: "杠杆两边的力，",
      .energy: "动能的大小，",
    ],
    discussion: "查看知乎讨论",
    deletedComment: "抱歉，原点评已经被删除",
    notFound: "没有找到"
  )

  static let english = EditionTexts(
    columns: EditionColumn.english,
    angles: Angle.english,
    people: .english,
    remarks: .english,
    rowHint: { "\($0) · \($1) min read" },
    bannerHint: { "By \($0)" },
    credit: { "Drawing by \($0)" },
    columnist: { "\($0) columnist" },
    comma: ", ",
    caption: { "A sketch of \($0) by the author" },
    secondCaption: { "Another view of \($0)" },
    headings: [
      "One question further", "Look at it another way", "What most people don’t know",
      "Here it gets interesting",
    ],
    adviceIntroduction: "If you’d like to try it yourself, here is some advice:",
    formula: {
      "For readers who like formulas: \($0) is \($1). If you don’t, feel free to skip it."
    },
    formulaMeanings: [
      .pendulum: "the period of a pendulum", .speed: "the distance traveled at a steady speed",
      .lever: "the balance of a lever", .energy: "kinetic energy",
    ],
    discussion: "View the discussion on Zhihu",
    deletedComment: "The original comment was deleted.",
    notFound: "Not found"
  )
}
