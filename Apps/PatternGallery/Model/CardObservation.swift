/// A subscription to changes, which ends when it is released.
@MainActor
public final class CardObservation {
  let change: @MainActor (AppCard) -> Void

  init(_ change: @escaping @MainActor (AppCard) -> Void) {
    self.change = change
  }
}
