import PatternGalleryModel
public import Rostrum

/// The presenter of a pattern: the receiver of the last tap, the graph of the parts with their
/// code, the calls in order, and the lines by layer.
public final class PatternDetailPresenter:
  Presenter<any PatternDetailView, PatternDetailViewState>
{
  private let repository: any CardRepository
  private let trace: CardTrace
  private let texts: PatternGalleryTexts
  private let pattern: Pattern
  private var selection: GraphSelection?

  init(
    pattern: Pattern,
    repository: any CardRepository,
    trace: CardTrace,
    texts: PatternGalleryTexts
  ) {
    self.pattern = pattern
    self.repository = repository
    self.trace = trace
    self.texts = texts
    super.init(state: PatternDetailViewState(pattern, texts))
  }

  public override func didAttach(isFirst: Bool) {
    guard isFirst else { return }
    trace.onChange = { [weak self] in self?.traceChanged() }
    showTrace()
  }

  public override func willDestroy() {
    trace.onChange = nil
  }

  /// Renames the card directly in the model, to demonstrate how the pattern receives the change.
  public func renameElsewhereTapped() {
    trace.begin()
    do {
      try repository.rename(to: nextName)
    } catch {
      preconditionFailure("Expected names that the store takes, got \(nextName): \(error).")
    }
  }

  /// The next name in the list after the card's, or the first.
  private var nextName: String {
    let names = texts.names
    let index = names.firstIndex(of: repository.card.name).map { $0 + 1 } ?? 0
    return names[index % names.count]
  }

  /// Handles a tap on a part of the graph: highlights its steps and shows its properties.
  ///
  /// A second tap highlights the whole path.
  public func nodeTapped(_ id: String) {
    guard let role = CardRole(rawValue: id) else { return }
    select(.node(role))
    let node = state.holds.rows.first?.nodes.first { $0.id == id }
    if selection != nil, let node { announce(node.label) }
  }

  /// Handles a tap on a step: highlights the path up to it and shows its method.
  ///
  /// A second tap highlights the whole path.
  ///
  /// - Parameter number: The 1-based number of the step.
  public func stepTapped(_ number: Int) {
    guard trace.steps.indices.contains(number - 1) else { return }
    select(.step(number - 1))
    guard selection != nil else { return }
    let step = trace.steps[number - 1]
    let text = texts.step(number, trace.steps.count, texts.name(of: step.role))
    announce("\(text) \(texts.sentence(for: step.action))")
  }

  private func select(_ next: GraphSelection) {
    selection = selection == next ? nil : next
    showTrace()
  }

  private func announce(_ text: String) {
    send(ifDetached: .vanish) { $0.announce(text) }
  }

  private func traceChanged() {
    selection = nil
    showTrace()
  }

  private func showTrace() {
    let highlighted = HighlightedPath(trace.steps, selection)
    let steps = trace.steps.enumerated().map { index, step in
      StepViewData(
        number: index + 1,
        role: texts.name(of: step.role),
        action: texts.sentence(for: step.action),
        isHighlighted: highlighted.contains(step: index + 1),
        isSelected: selection == .step(index)
      )
    }
    let graph = GraphViewData(pattern, steps: trace.steps, selection: selection, texts: texts)
    update {
      $0.tapReceiver.value = trace.tapReceiver.map { texts.name(of: $0) } ?? texts.nobodyYet
      $0.path.rows = steps
      $0.holds.rows = [graph]
    }
  }
}
