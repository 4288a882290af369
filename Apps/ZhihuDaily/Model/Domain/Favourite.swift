public import Foundation

/// A story that the user added to the favourites.
public struct Favourite: Sendable, Hashable, Identifiable {
  public var story: StorySummary
  public var addedAt: Date

  public var id: Story.ID { story.id }

  public init(story: StorySummary, addedAt: Date) {
    self.story = story
    self.addedAt = addedAt
  }
}
