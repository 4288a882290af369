public import Rostrum
public import ZhihuDailyModel

/// The view of the home screen.
@MainActor
public protocol HomeView: StateRendering where State == HomeViewState {
  func scrollToTop()

  /// Announces a text to users of screen readers.
  func announce(_ text: String)
}

/// The navigation of the home screen.
@MainActor
public protocol HomeNavigation: AnyObject {
  func showStory(_ id: Story.ID, in order: StoryOrder)
  func showProfile()
}
