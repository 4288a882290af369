import PatternGalleryModel
public import Rostrum

/// The presenter of the list of patterns.
public final class PatternListPresenter: Presenter<any PatternListView, PatternListViewState> {
  private weak var navigation: (any PatternListNavigation)?

  init(texts: PatternGalleryTexts, navigation: any PatternListNavigation) {
    self.navigation = navigation
    super.init(
      state: PatternListViewState(
        title: texts.title,
        introduction: texts.introduction,
        rows: Pattern.allCases.map {
          .init(id: $0.rawValue, title: texts.name(of: $0), text: texts.summary(of: $0))
        },
        compare: texts.compare
      )
    )
  }

  /// Sets the content of the secondary column.
  func chosenChanged(_ choice: PatternListViewState.Choice?, showsDisclosure: Bool) {
    update {
      $0.chosen = choice
      $0.showsDisclosure = showsDisclosure
    }
  }

  public func patternTapped(_ id: String) {
    if let pattern = Pattern(rawValue: id) { navigation?.show(pattern) }
  }

  public func compareTapped() {
    navigation?.showComparison()
  }
}
