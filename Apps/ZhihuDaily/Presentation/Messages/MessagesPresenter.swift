public import Rostrum

/// The presenter of the messages, which are always empty because no server sends any.
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
