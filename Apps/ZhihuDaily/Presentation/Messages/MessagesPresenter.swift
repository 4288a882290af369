public import Rostrum
import ZhihuDailyModel

/// The messages: there are none.
public final class MessagesPresenter: Presenter<any MessagesView, MessagesViewState> {

  init(app: NewsServices) {
    super.init(state: MessagesViewState(title: ""))
  }
}
