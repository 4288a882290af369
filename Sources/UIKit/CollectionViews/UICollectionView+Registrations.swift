extension UICollectionView {
  /// A class of cells and how they are configured, under an identifier of its own.
  ///
  /// Make one per list and keep it: one that is made in a cell provider anew makes every cell anew.
  @MainActor
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    public typealias Handler = (
      _ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item
    ) -> Void

    let identifier = RegistrationNames.next()
    let handler: Handler

    public init(handler: @escaping Handler) {
      self.handler = handler
    }
  }

  /// A class of headers, footers or the like and how they are configured.
  @MainActor
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void

    let elementKind: String
    let identifier = RegistrationNames.next()
    let handler: Handler

    public init(elementKind: String, handler: @escaping Handler) {
      self.elementKind = elementKind
      self.handler = handler
    }
  }
}

/// Identifiers that nobody else has.
@MainActor
private enum RegistrationNames {
  private static var last = 0

  static func next() -> String {
    last += 1
    return "registration \(last)"
  }
}
