public import Foundation
public import Rostrum
public import ZhihuDailyModel

/// The view of a story.
@MainActor
public protocol StoryView: StateRendering, Announcing where State == StoryViewState {
  /// Opens an address outside of the app.
  func open(_ url: URL)

  /// Presents the share sheet for a story.
  func share(_ title: String, _ url: URL)
}

/// The navigation of a story.
@MainActor
public protocol StoryNavigation: Confirming {
  /// Replaces this story by another.
  func showStory(_ id: Story.ID)
  func showComments()
  /// Shows a picture in full screen.
  func showPicture(_ picture: PictureToShow)
  /// Leaves a missing story for the list.
  func showAllStories()
  /// Opens another screen of the app.
  func open(_ route: any Route)
}
