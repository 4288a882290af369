public import Rostrum
import ZhihuDailyModel

/// One story.
public final class StoryPresenter: Presenter<any StoryView, StoryViewState> {

  init(id: Story.ID, order: StoryOrder, app: NewsServices, navigation: any StoryNavigation) {
    super.init(state: StoryViewState(title: ""))
  }
}
