public import Foundation
public import Rostrum
public import ZhihuDailyModel

/// What the presenter may ask of a story.
@MainActor
public protocol StoryView: StateRendering where State == StoryViewState {
  /// Opens an address outside of the app.
  func open(_ url: URL)

  /// Offers to hand a story on.
  func share(_ title: String, _ url: URL)

  /// Says a text to those who cannot see the screen.
  func announce(_ text: String)
}

/// What a story may ask of its flow.
@MainActor
public protocol StoryNavigation: Confirming {
  /// Shows another story in this one's place.
  func showStory(_ id: Story.ID)
  func showComments()
  /// Shows a picture alone.
  func showPicture(_ picture: PictureToShow)
}
