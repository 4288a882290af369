import Foundation

/// How the paper's addresses are written.
///
/// All forms give the same payloads but for the counts of a story, which `HTTPNewsService` reads in
/// either shape.
public enum NewsAPIForm: String, Sendable, CaseIterable {
  case v3
  case v4
  case v7

  /// The path below the base, without a slash in front.
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

  /// What follows the path: the newest form names its client.
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
