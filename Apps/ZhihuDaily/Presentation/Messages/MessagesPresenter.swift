public import Rostrum

/// The messages: there are none, for nobody sends any.
public final class MessagesPresenter: Presenter<any MessagesView, MessagesViewState> {

  init(app: NewsServices) {
    let texts = app.texts.profile
    super.init(
      state: MessagesViewState(
        title: texts.messages,
        placeholder: PlaceholderViewData(
          symbol: "bell",
          title: texts.messagesEmptyTitle,
          text: texts.messagesEmptyText
        )
      )
    )
  }
}
