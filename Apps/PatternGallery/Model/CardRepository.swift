/// What holds the card, for those who should not know what that is.
@MainActor
public protocol CardRepository: AnyObject {
  var card: AppCard { get }

  /// Gives the card another name, blanks at both ends taken off.
  /// - Throws: `CardNameError` when the name is refused; the card stays as it is.
  func rename(to name: String) throws(CardNameError)

  /// Calls back after every change, for as long as the observation lives.
  func observe(_ change: @escaping @MainActor (AppCard) -> Void) -> CardObservation
}
