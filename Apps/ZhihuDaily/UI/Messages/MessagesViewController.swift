import RostrumUIKit
import UIKit
import ZhihuDailyPresentation

/// The screen of the messages, which are always empty.
final class MessagesViewController: ScreenViewController<MessagesPresenter>, MessagesView {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
  }

  func render(_ state: MessagesViewState) {
    title = state.title
    contentUnavailableConfiguration = UIContentUnavailableConfiguration.placeholder(
      state.placeholder
    ) {}
  }
}
