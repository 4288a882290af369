import RostrumUIKit
import UIKit
import ZhihuDailyPresentation

final class MessagesViewController: ScreenViewController<MessagesPresenter>, MessagesView {
  func render(_ state: MessagesViewState) {
    title = state.title
  }
}
