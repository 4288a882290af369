import DrawnPictures
import Foundation

/// Encodes days, stories and their counts, for clients of one origin.
struct EditionWriter {
  /// The scheme and host of addresses.
  let origin: String
  /// The address of the app that shows the stories; nil if it has none.
  let reader: String?
  let language: EditionLanguage

  /// Returns the origin of a host that a request names; empty for an invalid host.
  static func origin(ofHost host: String?) -> String {
    guard let host, host.wholeMatch(of: /[A-Za-z0-9.:\[\]-]+/) != nil else { return "" }
    return "http://\(host)"
  }

  func day(_ date: EditionDate) -> DayPayload {
    DayPayload(date: date.text, stories: EditionStory.all(on: date, in: language).map(row))
  }

  func latest(_ date: EditionDate) -> DayPayload {
    var payload = day(date)
    // The first story of each of the last days, as in the real newspaper, all with a picture.
    payload.topStories = (0..<5).map {
      item(EditionStory(date: date.adding(-$0), index: 0, in: language))
    }
    return payload
  }

  func story(_ story: EditionStory) -> StoryPayload {
    story.oddity == .offSite ? offSite(story) : ordinary(story)
  }

  func counts(_ story: EditionStory, isNested: Bool) -> CountsPayload {
    let long = EditionComments(story, .long).count
    let short = EditionComments(story, .short).count
    return CountsPayload(
      longComments: long,
      shortComments: short,
      comments: long + short,
      popularity: isNested ? nil : story.likes,
      likes: isNested ? story.likes : nil
    )
  }

  func comments(_ comments: EditionComments, after last: Int?, at now: Date) -> CommentsPayload {
    CommentsPayload(
      comments: comments.page(after: last, at: Int(now.timeIntervalSince1970)).map { comment in
        var comment = comment
        comment.avatar = comment.avatar.map { origin + $0 }
        return comment
      }
    )
  }

  // MARK: - Rows

  private func row(_ story: EditionStory) -> RowPayload {
    var row = head(story, hint: story.texts.rowHint(story.author, story.minutes))
    row.images = [picture(story, "thumb")]
    if story.oddity == .noPicture { row.images = nil }
    if story.oddity == .emptyPictures { row.images = [] }
    row.multipic = story.hasManyPictures ? true : nil
    return row
  }

  private func item(_ story: EditionStory) -> RowPayload {
    var row = head(story, hint: story.texts.bannerHint(story.author))
    row.image = picture(story, "cover")
    return row
  }

  private func head(_ story: EditionStory, hint: String) -> RowPayload {
    RowPayload(
      id: story.id,
      title: story.title,
      hint: hint,
      imageHue: hue(story),
      url: story.oddity == .noAddress ? nil : page(story),
      gaPrefix: story.date.monthAndDay + "07",
      type: story.oddity == .offSite ? 1 : 0
    )
  }

  // MARK: - Stories

  private func ordinary(_ story: EditionStory) -> StoryPayload {
    let hasPicture = ![.noPicture, .emptyPictures].contains(story.oddity)
    let hasAddress = story.oddity != .noAddress
    let isFlat = story.oddity == .flatSection
    return StoryPayload(
      id: story.id,
      title: story.title,
      body: StoryBody.html(story, origin: origin, reader: reader),
      image: hasPicture ? picture(story, "cover") : nil,
      imageSource: hasPicture && story.id % 5 != 0 ? story.texts.credit(story.author) : nil,
      images: hasPicture ? [picture(story, "thumb")] : nil,
      imageHue: hue(story),
      url: hasAddress ? page(story) : nil,
      shareUrl: hasAddress ? page(story) : nil,
      css: ["\(origin)/zhihu/css/story.css"],
      js: [],
      section: isFlat ? nil : section(story.column),
      sectionId: isFlat ? story.column.id : nil,
      sectionName: isFlat ? story.column.name : nil,
      gaPrefix: story.date.monthAndDay + "07",
      type: 0,
      publishTime: story.publishedAt
    )
  }

  /// Omits body, picture and scripts.
  private func offSite(_ story: EditionStory) -> StoryPayload {
    StoryPayload(
      id: story.id,
      title: story.title,
      images: [picture(story, "thumb")],
      shareUrl: "\(origin)/zhihu/elsewhere/\(story.id)",
      themeName: story.column.name,
      themeId: story.column.id,
      editorName: story.author,
      gaPrefix: story.date.monthAndDay + "07",
      type: 1,
      publishTime: story.publishedAt
    )
  }

  private func section(_ column: EditionColumn) -> SectionPayload {
    SectionPayload(
      id: column.id,
      name: column.name,
      thumbnail: "\(origin)/zhihu/avatar/\(column.id).png"
    )
  }

  private func hue(_ story: EditionStory) -> String? {
    story.oddity == .noHue ? nil : story.cover.hue.text
  }

  private func page(_ story: EditionStory) -> String { "\(origin)/zhihu/story/\(story.id)" }

  private func picture(_ story: EditionStory, _ name: String) -> String {
    "\(origin)/zhihu/pic/\(story.id)-\(name).png"
  }
}
