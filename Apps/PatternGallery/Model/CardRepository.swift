/// The owner of the card, for parts that must not depend on its type.
@MainActor
public protocol CardRepository: AnyObject {
  var card: AppCard { get }

  /// Renames the card, after trimming the name.
  ///
  /// - Throws: `CardNameError` if the name is rejected; the card stays unchanged.
  func rename(to name: String) throws(CardNameError)

  /// Calls the closure after every change, as long as the observation is alive.
  func observe(_ change: @escaping @MainActor (AppCard) -> Void) -> CardObservation
}
