/// Two columns in place of a stack: what there is to choose from, and what was chosen.
///
/// A flow has it shown and starts a flow in each column:
/// ```swift
/// let split = setSplit(placeholder: screens.nothingChosen())
/// start(ListCoordinator(onChoice: { [weak self] in self?.choose($0) }), as: .on(split.primary))
/// split.onChange = { [weak self, weak split] in self?.mark(split?.chosen) }
///
/// func choose(_ id: String) { start(ItemCoordinator(id), as: .on(split.secondary)) }
/// ```
/// Where there is room the columns stand side by side; elsewhere the split is collapsed, and the
/// secondary column comes over the primary as if it were pushed. The books are the same in both
/// widths, and so are routes: the secondary column has screens exactly while something is chosen.
/// Whoever goes back from its first screen has chosen nothing any more, and what was chosen ends
/// with nil, as after any way out.
@MainActor
public final class Split {
  public enum Column: Hashable, Sendable, CaseIterable {
    case primary, secondary
  }

  /// What there is to choose from.
  public let primary: Navigator
  /// What was chosen.
  ///
  /// The first screen of a flow that is started on it takes the place of all that is there, after
  /// whoever has unsaved work there was asked; the same choice once more (by its route) goes back
  /// to it.
  public let secondary: Navigator
  /// Whether there is room for one column only.
  public private(set) var isCollapsed = false
  /// Called when ``chosen``, ``front`` or ``isCollapsed`` has become another.
  public var onChange: (@MainActor () -> Void)?

  private weak var host: Navigator?
  private let placeholder: (any Screen)?
  private var shownFront = Column.primary
  private var told: (front: Column, chosen: (any Route)?) = (.primary, nil)

  init(on host: Navigator, placeholder: (any Screen)?) {
    self.host = host
    self.placeholder = placeholder
    primary = Navigator(childOf: host)
    secondary = Navigator(childOf: host)
    primary.columnOf = self
    secondary.columnOf = self
  }

  /// The route of what was chosen, the first screen of the secondary column; nil if nothing was, or
  /// if that has no route.
  public var chosen: (any Route)? { secondary.entries.first?.route }

  /// The column that is seen where there is room for one: the secondary while something is chosen.
  public var front: Column { secondary.entries.isEmpty ? .primary : .secondary }
}

// MARK: - For navigators

extension Split {
  /// The one in front first.
  var columns: [Navigator] { [secondary, primary] }

  func begin(done: @escaping @MainActor () -> Void) {
    showColumns(animated: false) { self.showPlaceholder(done: done) }
  }

  /// Shows the secondary column as it stands in the books.
  func showSecondary(animated: Bool, done: @escaping @MainActor () -> Void) {
    switch (shownFront, front) {
    case (.primary, .primary): showPlaceholder(done: done)
    case (.secondary, .secondary):
      secondary.stage.show(secondary.screens, animated: animated, done: done)
    case (.primary, .secondary):
      secondary.stage.show(secondary.screens, animated: false) {
        self.showColumns(animated: animated, done: done)
      }
    case (.secondary, .primary):
      showColumns(animated: animated) { self.showPlaceholder(done: done) }
    }
  }

  /// A person went back to the primary column; what was there is over.
  func secondaryWasLeft() {
    shownFront = .primary
    secondary.tree.queue.enqueue(
      Transition(perform: { done in
        guard !self.secondary.isClosed, self.front == .primary else { return done() }
        self.showPlaceholder(done: done)
      })
    )
  }

  func becameCollapsed(_ isCollapsed: Bool) {
    guard isCollapsed != self.isCollapsed else { return }
    self.isCollapsed = isCollapsed
    onChange?()
  }

  /// Tells of another choice.
  func mayHaveChanged() {
    let (front, chosen) = (front, chosen)
    let isSame = chosen.map { told.chosen?.isSame(as: $0) ?? false } ?? (told.chosen == nil)
    guard front != told.front || !isSame else { return }
    told = (front, chosen)
    onChange?()
  }

  func close() {
    onChange = nil
    for column in columns { column.closeSubtree() }
    (placeholder as? any PresentedScreen)?.screenPresenter.destroy()
  }

  private func showPlaceholder(done: @escaping @MainActor () -> Void) {
    secondary.stage.show([placeholder].compactMap(\.self), animated: false, done: done)
  }

  private func showColumns(animated: Bool, done: @escaping @MainActor () -> Void) {
    guard let host else { return done() }
    shownFront = front
    host.stage.showSplit(
      primary: primary.stage,
      secondary: secondary.stage,
      front: front,
      animated: animated,
      done: done
    )
  }
}
