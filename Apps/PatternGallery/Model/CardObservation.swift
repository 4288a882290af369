/// Somebody's wish to hear of changes; it ends when nobody holds it any more.
@MainActor
public final class CardObservation {
  let change: @MainActor (AppCard) -> Void

  init(_ change: @escaping @MainActor (AppCard) -> Void) {
    self.change = change
  }
}
