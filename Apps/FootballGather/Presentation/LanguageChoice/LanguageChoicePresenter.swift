public import Rostrum

/// the choice of a language: to be written.
public final class LanguageChoicePresenter: Presenter<
  any LanguageChoiceView, LanguageChoiceViewState
>
{
  private let texts: GatherTexts
  private weak var navigation: (any LanguageChoiceNavigation)?

  init(app: GatherServices, navigation: any LanguageChoiceNavigation) {
    texts = app.texts
    self.navigation = navigation
    super.init(state: LanguageChoiceViewState(title: ""))
  }
}
