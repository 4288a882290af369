import DrawnPictures

/// Writes a story as the paper does: a fragment of HTML.
struct StoryBody {
  private let story: EditionStory
  private let origin: String
  private var seed: Seed

  /// - Parameters:
  ///   - story: What to write.
  ///   - origin: What addresses of pictures begin with.
  init(_ story: EditionStory, origin: String) {
    self.story = story
    self.origin = origin
    seed = Seed(story.id, 5)
  }

  /// The whole fragment.
  static func html(_ story: EditionStory, origin: String) -> String {
    var body = StoryBody(story, origin: origin)
    return body.write()
  }

  private mutating func write() -> String {
    """
    <div class="main-wrap content-wrap">
    <div class="headline"><div class="img-place-holder"></div></div>
    <div class="content-inner">
    <div class="question">
    <h2 class="question-title"></h2>
    <div class="answer">
    \(meta)
    <div class="content">
    \(content().joined(separator: "\r\n"))
    </div>
    </div>
    <div class="view-more"><a href="\(origin)/zhihu/story/\(story.id)">查看知乎讨论</a></div>
    </div>
    </div>
    </div>
    """
  }

  private var meta: String {
    """
    <div class="meta"><img class="avatar" src="\(origin)/zhihu/avatar/\(story.id % 36).png" alt="">\
    <span class="author">\(story.author)，</span><span class="bio">\(story.column.name)专栏作者</span></div>
    """
  }

  // MARK: - Paragraphs

  private mutating func content() -> [String] {
    let name = story.subject.name
    let facts = story.subject.facts
    let reflections = story.column.reflections
    let reflection = seed.next(reflections.count)
    var parts = [paragraph(Angle.text(seed.pick(story.angle.openings), about: name))]
    parts.append(paragraph(facts[0]))
    parts.append(figure(1, "\(name)，作者手绘"))
    parts.append("<p><strong>\(heading())</strong></p>")
    parts.append(paragraph(facts[1]))
    if story.id % 3 == 0 { parts.append(formula()) }
    parts.append(paragraph(reflections[(reflection + 1) % reflections.count]))
    parts.append(paragraph(facts[2]))
    if story.hasManyPictures { parts.append(figure(2, "换一个角度看\(name)")) }
    if story.id % 3 != 1 { parts.append(list()) }
    parts.append("<blockquote>\(reflections[reflection])</blockquote>")
    parts.append(paragraph(Angle.text(seed.pick(story.angle.closings), about: name)))
    return parts
  }

  private func paragraph(_ text: String) -> String { "<p>\(text)</p>" }

  private mutating func heading() -> String {
    seed.pick(["再往下问一层", "换个角度想", "多数人不知道的是", "有意思的在后面"])
  }

  private func figure(_ number: Int, _ caption: String) -> String {
    """
    <figure><img class="content-image" src="\(origin)/zhihu/pic/\(story.id)-figure\(number).png" \
    alt="\(caption)"><figcaption>\(caption)</figcaption></figure>
    """
  }

  private func list() -> String {
    let tag = story.id % 2 == 0 ? "ol" : "ul"
    let items = story.column.advice.map { "<li>\($0)</li>" }.joined()
    return "<p>想自己试试的话，有几条小小的建议：</p>\r\n<\(tag)>\(items)</\(tag)>"
  }

  /// A formula as the paper has them: a picture among the words, with its source beside it.
  private mutating func formula() -> String {
    let formula = seed.pick(Formula.all)
    return """
      <p>喜欢算式的读者可以看这里：\(formula.meaning)写出来是 <img class="content-image eeimg" \
      src="\(origin)/zhihu/equation/\(formula.id).svg" alt="\(formula.source)">，\
      不喜欢的跳过也无妨。<sup>[1]</sup></p>
      """
  }
}
