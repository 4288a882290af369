public import Rostrum
public import ZhihuDailyModel

/// The view of the home screen.
@MainActor
public protocol HomeView: StateRendering, Announcing where State == HomeViewState {
  func scrollToTop()
}

/// The navigation of the home screen.
@MainActor
public protocol HomeNavigation: AnyObject {
  func showStory(_ id: Story.ID, in order: StoryOrder)
  func showProfile()
}
