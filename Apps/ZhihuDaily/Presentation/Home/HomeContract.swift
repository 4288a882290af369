public import Rostrum
public import ZhihuDailyModel

/// What the presenter may ask of the paper's days.
@MainActor
public protocol HomeView: StateRendering where State == HomeViewState {
  func scrollToTop()

  /// Says a text to those who cannot see the screen.
  func announce(_ text: String)
}

/// What the paper's days may ask of its flow.
@MainActor
public protocol HomeNavigation: AnyObject {
  func showStory(_ id: Story.ID, in order: StoryOrder)
  func showProfile()
}
