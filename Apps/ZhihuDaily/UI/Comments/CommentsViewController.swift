import RostrumUIKit
import UIKit
import ZhihuDailyPresentation

final class CommentsViewController: ScreenViewController<CommentsPresenter>, CommentsView {
  func render(_ state: CommentsViewState) {
    title = state.title
  }
}
