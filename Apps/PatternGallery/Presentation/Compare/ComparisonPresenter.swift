import PatternGalleryModel
public import Rostrum

/// The presenter of the comparison of all patterns, with the build's figures.
public final class ComparisonPresenter: Presenter<any ComparisonView, ComparisonViewState> {
  init(texts: PatternGalleryTexts) {
    let longest = Pattern.allCases.map(\.figures.lines).max() ?? 1
    super.init(
      state: ComparisonViewState(
        title: texts.compare,
        legend: texts.bars,
        heading: ComparisonViewState.Row(
          id: "",
          name: texts.patternColumn,
          lines: texts.linesColumn,
          files: texts.filesColumn,
          types: texts.typesColumn,
          share: 0,
          sentence: texts.columns
        ),
        rows: Pattern.allCases.map { pattern in
          let figures = pattern.figures
          let name = texts.name(of: pattern)
          return ComparisonViewState.Row(
            id: pattern.rawValue,
            name: name,
            lines: "\(figures.lines)",
            files: "\(figures.files)",
            types: "\(figures.types)",
            share: Double(figures.lines) / Double(longest),
            sentence: texts.figures(name, figures.lines, figures.files, figures.types)
          )
        },
        note: texts.comparisonNote
      )
    )
  }
}
