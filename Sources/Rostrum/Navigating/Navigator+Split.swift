/// Two columns instead of a stack.
extension Navigator {
  var isColumn: Bool { columnOf != nil }

  /// A Boolean value indicating whether its screens show the choice made in the primary column.
  var isSecondaryColumn: Bool { columnOf?.secondary === self }

  func setSplit(placeholder: (any Screen)?) -> Split {
    let split = Split(on: self, placeholder: placeholder)
    tree.queue.enqueue(
      Transition(
        perform: { done in
          guard !self.isClosed else {
            split.close()
            return done()
          }
          let end = self.makeRoom()
          self.split = split
          self.screensDidChange()
          split.begin {
            end()
            done()
          }
        },
        dropped: { split.close() }
      )
    )
    return split
  }

  /// Replaces everything in this secondary column by a screen that the user has chosen, after
  /// consulting leave guards.
  func choose(_ entry: Entry, animated: Bool) {
    entry.owner.screenBegan()
    tree.queue.enqueue(
      Transition(
        leaving: { self.change(choosing: entry).leaving },
        perform: { self.performChoice(entry, animated: animated, done: $0) },
        dropped: {
          self.release([entry])
          self.tree.reportPath()
        }
      )
    )
  }

  private func performChoice(
    _ entry: Entry,
    animated: Bool,
    done: @escaping @MainActor () -> Void
  ) {
    let change = change(choosing: entry)
    guard !isChosen(entry) else {
      release([entry])
      return tree.apply(change, animated: animated, done: done)
    }
    guard accepts(entry, over: self) else { return done() }
    // A choice replaces another without animation, regardless of the width.
    replaceEntries(with: [entry], animated: animated && entries.isEmpty) {
      self.tree.apply(
        .cutting(self.base, count: self.base.entries.count),
        animated: true,
        done: done
      )
    }
  }

  private func change(choosing entry: Entry) -> NavigationChange {
    .cutting(self, count: isChosen(entry) ? 1 : 0)
  }

  private func isChosen(_ entry: Entry) -> Bool {
    guard let route = entry.route, let chosen = entries.first?.route else { return false }
    return chosen.isSame(as: route)
  }
}
