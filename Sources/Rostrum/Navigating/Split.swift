/// Two columns instead of a stack: a list of choices, and the chosen item.
///
/// A flow shows the split and starts a flow in each column:
/// ```swift
/// let split = setSplit(placeholder: screens.nothingChosen())
/// start(ListCoordinator(onChoice: { [weak self] in self?.choose($0) }), as: .on(split.primary))
/// split.onChange = { [weak self, weak split] in self?.mark(split?.chosen) }
///
/// func choose(_ id: String) { start(ItemCoordinator(id), as: .on(split.secondary)) }
/// ```
/// If there is room, the columns are side by side; otherwise the split is collapsed, and the
/// secondary column covers the primary as if it were pushed. The state is the same in both widths,
/// and so are routes: the secondary column has screens exactly while an item is chosen. Going back
/// from its first screen clears the choice, and the flow of the chosen item ends with nil, as after
/// any other removal.
@MainActor
public final class Split {
  public enum Column: Hashable, Sendable, CaseIterable {
    case primary, secondary
  }

  /// The column with the list of choices.
  public let primary: Navigator
  /// The column with the chosen item.
  ///
  /// The first screen of a flow started on it replaces everything there, after consulting leave
  /// guards. Choosing the same route again goes back to its screen.
  public let secondary: Navigator
  /// A Boolean value indicating whether there is room for only one column.
  public private(set) var isCollapsed = false
  /// Called when ``chosen``, ``front`` or ``isCollapsed`` has changed.
  public var onChange: (@MainActor () -> Void)?

  private weak var host: Navigator?
  private let placeholder: (any Screen)?
  private var shownFront = Column.primary
  private var reported: (front: Column, chosen: (any Route)?) = (.primary, nil)

  init(on host: Navigator, placeholder: (any Screen)?) {
    self.host = host
    self.placeholder = placeholder
    primary = Navigator(childOf: host)
    secondary = Navigator(childOf: host)
    primary.columnOf = self
    secondary.columnOf = self
  }

  /// The route of the first screen of the secondary column; nil if nothing is chosen, or if it has
  /// no route.
  public var chosen: (any Route)? { secondary.entries.first?.route }

  /// The column that is visible if there is room for only one: the secondary while an item is
  /// chosen.
  public var front: Column { secondary.entries.isEmpty ? .primary : .secondary }
}

// MARK: - For navigators

extension Split {
  /// The columns, the front one first.
  var columns: [Navigator] { [secondary, primary] }

  func begin(done: @escaping @MainActor () -> Void) {
    showColumns(animated: false) { self.showPlaceholder(done: done) }
  }

  /// Shows the current stack of the secondary column.
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

  /// Called when the user went back to the primary column; the screens of the secondary have ended.
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

  /// Notifies `onChange` of another choice.
  func mayHaveChanged() {
    let (front, chosen) = (front, chosen)
    let isSame = chosen.map { reported.chosen?.isSame(as: $0) ?? false } ?? (reported.chosen == nil)
    guard front != reported.front || !isSame else { return }
    reported = (front, chosen)
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
