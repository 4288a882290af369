import Foundation

/// A version of the server's API.
///
/// All versions return the same payloads except for the counts of a story, which `HTTPNewsService`
/// decodes in either form.
public enum NewsAPIForm: String, Sendable, CaseIterable {
  case v3
  case v4
  case v7

  /// Returns the path below the base, without a leading slash.
  func path(_ resource: Resource) -> String {
    switch (self, resource) {
    case (.v7, .latest): "7/stories/latest"
    case (.v7, .before(let date)): "7/stories/before/\(date)"
    case (.v7, .story(let id)): "7/story/\(id)"
    case (_, .latest): "\(number)/news/latest"
    case (_, .before(let date)): "\(number)/news/before/\(date)"
    case (_, .story(let id)): "\(number)/news/\(id)"
    case (_, .counts(let id)): "\(number)/story-extra/\(id)"
    case (_, .comments(let kind, let id, nil)): "\(number)/story/\(id)/\(kind)-comments"
    case (_, .comments(let kind, let id, let last?)):
      "\(number)/story/\(id)/\(kind)-comments/before/\(last)"
    }
  }

  /// The query items: the newest version requires the name of the client.
  var query: [URLQueryItem] { self == .v7 ? [URLQueryItem(name: "client", value: "0")] : [] }

  enum Resource {
    case latest
    case before(NewsDate)
    case story(Story.ID)
    case counts(Story.ID)
    case comments(StoryComment.Kind, Story.ID, after: StoryComment.ID?)
  }

  private var number: Substring { rawValue.dropFirst() }
}
