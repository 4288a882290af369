public import Rostrum
public import ZhihuDailyModel

/// What the presenter may ask of a story.
@MainActor
public protocol StoryView: StateRendering where State == StoryViewState {}

/// What a story may ask of its flow.
@MainActor
public protocol StoryNavigation: AnyObject {
  /// Shows another story in this one's place.
  func showStory(_ id: Story.ID)
  func showComments()
}
