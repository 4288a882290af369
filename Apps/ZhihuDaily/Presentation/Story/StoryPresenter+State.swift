import Foundation
import Rostrum
import ZhihuDailyModel

// The view state of the story, derived from the presenter's data.
extension StoryPresenter {
  func render() {
    let story = datedStory?.value
    let (content, notice, toolbar) = (content, notice, toolbar)
    update { state in
      state.title = story?.title ?? summary?.title ?? texts.story.title
      state.barTitle = story?.section?.name ?? (story == nil ? "" : texts.home.title)
      state.mayHavePrevious = place.mayHavePrevious && !isMissing
      state.mayHaveNext = place.mayHaveNext && !isMissing
      state.content = content
      state.notice = notice
      state.toolbar = toolbar
      state.toast = toast
    }
  }

  private var content: StoryViewState.Content {
    if let story = datedStory?.value {
      return story.body.map { .story(page(of: story, $0)) } ?? .placeholder(elsewhere(story))
    }
    if case .failed(let error) = requestState {
      var placeholder = texts.placeholder(for: error)
      if isMissing { placeholder.button = texts.story.showAll }
      return .placeholder(placeholder)
    }
    guard let summary else { return .loading(texts.common.loading) }
    return .opening(
      StoryOpeningViewData(
        title: summary.title,
        picture: summary.image,
        hue: summary.hue.map(HueViewData.init),
        loading: texts.common.loading
      )
    )
  }

  /// A Boolean value that indicates whether there is no such story, which no retry would change.
  var isMissing: Bool {
    guard datedStory == nil, case .failed(let error) = requestState else { return false }
    return error as? NewsError == .notFound
  }

  private func page(of story: Story, _ body: String) -> StoryViewData {
    StoryViewData(
      title: story.title,
      header: story.picture.map { picture in
        .init(
          picture: picture.url,
          credit: picture.credit.map(texts.story.credit),
          hue: story.hue.map(HueViewData.init),
          label: texts.story.viewPicture(nil)
        )
      },
      page: StoryPage(
        body: body,
        textSize: textSize,
        textScale: textScale,
        viewPicture: texts.story.viewPicture
      ).html,
      base: storyBase
    )
  }

  private func elsewhere(_ story: Story) -> PlaceholderViewData {
    let hasAddress = story.shareAddress != nil
    return PlaceholderViewData(
      symbol: "globe",
      title: story.title,
      text: hasAddress ? texts.story.elsewhereText : texts.story.elsewhereWithoutAddress,
      button: hasAddress ? texts.story.readOnWeb : nil
    )
  }

  private var notice: String? {
    guard let datedStory, case .failed(let error) = requestState else { return nil }
    guard error as? NewsError == .service(.offline), case .asOf(let date) = datedStory.freshness
    else {
      return texts.sentence(for: error)
    }
    return texts.errors.offlineNotice(environment.text(ofTime: date))
  }

  private var toolbar: StoryToolbarViewData {
    StoryToolbarViewData(
      status,
      hasStory: datedStory != nil,
      canShare: sharedAddress != nil,
      texts: texts.story,
      locale: environment.locale
    )
  }
}

extension StoryViewState {
  /// Returns the state before any content is available.
  static func loading(_ texts: NewsTexts) -> StoryViewState {
    func button(_ symbol: String, _ label: String) -> StoryToolbarViewData.Button {
      .init(symbol: symbol, label: label, isEnabled: false)
    }
    return StoryViewState(
      title: texts.story.title,
      barTitle: "",
      labels: Labels(previous: texts.story.previous, next: texts.story.next),
      content: .loading(texts.common.loading),
      toolbar: StoryToolbarViewData(
        comments: button("bubble.left", texts.story.comments),
        like: button("hand.thumbsup", texts.story.like),
        favourite: button("star", texts.story.favourite),
        share: button("square.and.arrow.up", texts.story.share)
      )
    )
  }
}
