public import Rostrum
import ZhihuDailyModel

/// What people say about a story.
public final class CommentsPresenter: Presenter<any CommentsView, CommentsViewState> {

  init(id: Story.ID, app: NewsServices, navigation: any CommentsNavigation) {
    super.init(state: CommentsViewState(title: app.texts.comments.title))
  }
}
