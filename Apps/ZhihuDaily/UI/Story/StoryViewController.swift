import RostrumUIKit
import UIKit
import ZhihuDailyPresentation

final class StoryViewController: ScreenViewController<StoryPresenter>, StoryView {
  func render(_ state: StoryViewState) {
    title = state.title
  }
}
