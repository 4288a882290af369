import PatternGalleryModel
public import Rostrum

/// A pattern: who heard the tap, the path of the data, who holds whom, and its lines.
public final class PatternDetailPresenter:
  Presenter<any PatternDetailView, PatternDetailViewState>
{
  private let repository: any CardRepository
  private let trace: CardTrace
  private let texts: PatternGalleryTexts

  init(
    pattern: Pattern,
    repository: any CardRepository,
    trace: CardTrace,
    texts: PatternGalleryTexts
  ) {
    self.repository = repository
    self.trace = trace
    self.texts = texts
    super.init(state: PatternDetailViewState(pattern, texts))
  }

  public override func didAttach(isFirst: Bool) {
    guard isFirst else { return }
    trace.onChange = { [weak self] in self?.showTrace() }
    showTrace()
  }

  public override func willDestroy() {
    trace.onChange = nil
  }

  /// Renames the card behind the back of the pattern, which has to follow.
  public func renameElsewhereTapped() {
    trace.begin()
    do {
      try repository.rename(to: nextName)
    } catch {
      preconditionFailure("Expected names that the store takes, got \(nextName): \(error).")
    }
  }

  /// The name after the card's own, or the first.
  private var nextName: String {
    let names = texts.names
    let index = names.firstIndex(of: repository.card.name).map { $0 + 1 } ?? 0
    return names[index % names.count]
  }

  private func showTrace() {
    let steps = trace.steps.enumerated().map { index, step in
      StepViewData(
        number: index + 1,
        role: texts.name(of: step.role),
        action: texts.sentence(for: step.action)
      )
    }
    update {
      $0.hearer.value = trace.hearer.map { texts.name(of: $0) } ?? texts.nobodyYet
      $0.path.rows = steps
    }
  }
}
