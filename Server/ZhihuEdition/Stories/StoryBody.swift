import DrawnPictures

/// Writes a story in the format of the real newspaper: a fragment of HTML.
struct StoryBody {
  private let story: EditionStory
  private let origin: String
  private let reader: String?
  private var seed: Seed

  /// - Parameters:
  ///   - story: The story to write.
  ///   - origin: The start of the addresses of pictures.
  ///   - reader: The address of the app that has the comments; without it there is no link to them.
  init(_ story: EditionStory, origin: String, reader: String?) {
    self.story = story
    self.origin = origin
    self.reader = reader
    seed = Seed(story.id, 5)
  }

  /// Returns the whole fragment.
  static func html(_ story: EditionStory, origin: String, reader: String?) -> String {
    var body = StoryBody(story, origin: origin, reader: reader)
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
    \(discussion)</div>
    </div>
    </div>
    """
  }

  private var discussion: String {
    guard let reader else { return "" }
    return """
      <div class="view-more"><a href="\(reader)/stories/\(story.id)/comments">\
      \(texts.discussion)</a></div>

      """
  }

  private var texts: EditionTexts { story.texts }

  private var meta: String {
    """
    <div class="meta"><img class="avatar" src="\(origin)/zhihu/avatar/\(story.id % 36).png" alt="">\
    <span class="author">\(story.author)\(texts.comma)</span>\
    <span class="bio">\(texts.columnist(story.column.name))</span></div>
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
    parts.append(figure(1, texts.caption(name)))
    parts.append("<p><strong>\(heading())</strong></p>")
    parts.append(paragraph(facts[1]))
    if story.column.hasFormulas { parts.append(formula()) }
    parts.append(paragraph(reflections[(reflection + 1) % reflections.count]))
    parts.append(paragraph(facts[2]))
    if story.hasManyPictures { parts.append(figure(2, texts.secondCaption(name))) }
    if story.id % 3 != 1 { parts.append(list()) }
    parts.append("<blockquote>\(reflections[reflection])</blockquote>")
    parts.append(paragraph(Angle.text(seed.pick(story.angle.closings), about: name)))
    return parts
  }

  private func paragraph(_ text: String) -> String { "<p>\(text)</p>" }

  private mutating func heading() -> String {
    seed.pick(texts.headings)
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
    return "<p>\(texts.adviceIntroduction)</p>\r\n<\(tag)>\(items)</\(tag)>"
  }

  /// Returns a formula as the real newspaper writes it: an image within the text, with its source
  /// beside it.
  private mutating func formula() -> String {
    let formula = seed.pick(Formula.all)
    let picture = """
      <img class="content-image eeimg" src="\(origin)/zhihu/equation/\(formula.id).svg" \
      alt="\(formula.source)">
      """
    let meaning = texts.formulaMeanings[formula.id] ?? ""
    return "<p>\(texts.formula(meaning, picture))<sup>[1]</sup></p>"
  }
}
