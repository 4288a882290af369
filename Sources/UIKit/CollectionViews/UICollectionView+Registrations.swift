extension UICollectionView {
  /// Registers what a registration makes, under its identifier.
  typealias Registering = @MainActor (_ view: UICollectionView, _ identifier: String) -> Void

  /// A registration of a cell class and its configuration, under an identifier of its own.
  ///
  /// Create one per list and keep it: a registration created in a cell provider prevents cell
  /// reuse.
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    public typealias Handler = (
      _ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item
    ) -> Void

    let identifier = "registration \(UUID())"
    let register: Registering
    let handler: Handler

    public init(handler: @escaping Handler) {
      self.init(handler: handler) { $0.register(Cell.self, forCellWithReuseIdentifier: $1) }
    }

    init(handler: @escaping Handler, register: @escaping Registering) {
      self.register = register
      self.handler = handler
    }
  }

  /// A registration of a supplementary view class and its configuration.
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void

    let elementKind: String
    let identifier = "registration \(UUID())"
    let register: Registering
    let handler: Handler

    public init(elementKind: String, handler: @escaping Handler) {
      self.init(elementKind: elementKind, handler: handler) {
        $0._reuse.register(Supplementary.self, kind: elementKind, identifier: $1)
      }
    }

    init(elementKind: String, handler: @escaping Handler, register: @escaping Registering) {
      self.elementKind = elementKind
      self.register = register
      self.handler = handler
    }
  }
}
