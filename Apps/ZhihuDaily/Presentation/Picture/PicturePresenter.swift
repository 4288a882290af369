public import Rostrum
import ZhihuDailyModel

/// The presenter of a story's picture in full screen.
public final class PicturePresenter: Presenter<any PictureScreenView, PictureViewState> {
  private let picture: PictureToShow
  private let pictures: any PictureProviding
  private let texts: NewsTexts
  private weak var navigation: (any PictureNavigation)?

  init(_ picture: PictureToShow, app: NewsServices, navigation: any PictureNavigation) {
    self.picture = picture
    pictures = app.pictures
    texts = app.texts
    self.navigation = navigation
    super.init(
      state: PictureViewState(
        labels: .init(
          close: app.texts.picture.close,
          share: app.texts.story.share,
          zoomIn: app.texts.picture.zoomIn,
          zoomOut: app.texts.picture.zoomOut,
          picture: picture.text
        ),
        content: .loading(app.texts.common.loading),
        canShare: picture.share != nil
      )
    )
  }

  public override func didAttach(isFirst: Bool) {
    if isFirst { load() }
  }

  // MARK: - What a person did

  public func retryTapped() {
    update { $0.content = .loading(texts.common.loading) }
    load()
  }

  public func shareTapped() {
    guard let share = picture.share else { return }
    send(ifDetached: .vanish) { $0.share(share.title, share.address) }
  }

  public func closeTapped() {
    navigation?.pictureClosed()
  }

  // MARK: - Loading

  private func load() {
    latest(.load) { [pictures, picture] in
      await pictures.picture(at: picture.url)
    } then: { result in
      let content: PictureViewState.Content =
        if case .success(let data?) = result { .picture(data) } else {
          .placeholder(self.unavailable)
        }
      self.update { $0.content = content }
    }
  }

  private var unavailable: PlaceholderViewData {
    PlaceholderViewData(
      symbol: "photo",
      title: texts.picture.unavailableTitle,
      text: texts.picture.unavailableText,
      button: texts.common.retry
    )
  }
}

extension WorkKind {
  fileprivate static let load = WorkKind("load")
}
