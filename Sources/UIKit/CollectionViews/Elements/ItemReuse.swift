/// The reuse queues of a collection view, and the registered classes.
@MainActor
struct ItemReuse {
  /// The frame of the view that is being dequeued.
  var frame = CGRect.zero
  /// The position of that view in a list.
  var listPlace: ListPlace?
  /// The cell that is being reconfigured: the next dequeue returns it.
  var reconfigured: UICollectionViewCell?

  private struct Name: Hashable {
    /// The kind of the view; nil for cells.
    var kind: String?
    var identifier: String
  }

  private var queues: [Name: ReuseQueue<UICollectionReusableView>] = [:]
  /// The views that were removed since the last call; some may be in use again.
  private var retired: [UICollectionReusableView] = []

  mutating func register(
    _ type: UICollectionReusableView.Type?,
    kind: String?,
    identifier: String
  ) {
    queues[Name(kind: kind, identifier: identifier), default: ReuseQueue()].type = type
  }

  mutating func register(
    kind: String?,
    identifier: String,
    maker: @escaping @MainActor () -> UICollectionReusableView?
  ) {
    queues[Name(kind: kind, identifier: identifier), default: ReuseQueue()].maker = maker
  }

  func isRegistered(kind: String?, identifier: String) -> Bool {
    let queue = queues[Name(kind: kind, identifier: identifier)]
    return queue?.type != nil || queue?.maker != nil
  }

  mutating func put(_ view: UICollectionReusableView) {
    retired.append(view)
    guard let identifier = view._identifier else { return }
    queues[Name(kind: view._element.kind, identifier: identifier), default: ReuseQueue()].put(view)
  }

  /// Returns a prepared view from the queue, or a new one; nil if no class is registered.
  mutating func take(kind: String?, identifier: String) -> UICollectionReusableView? {
    let view = find(kind: kind, identifier: identifier)
    if let listPlace { (view as? UICollectionViewListCell)?._listPlace = listPlace }
    return view
  }

  private mutating func find(kind: String?, identifier: String) -> UICollectionReusableView? {
    let name = Name(kind: kind, identifier: identifier)
    if kind == nil, let cell = reconfigured, cell._identifier == identifier { return cell }
    if let view = queues[name]?.take() {
      view.prepareForReuse()
      return view
    }
    guard let made = make(name) else { return nil }
    made._identifier = identifier
    return made
  }

  private func make(_ name: Name) -> UICollectionReusableView? {
    guard let queue = queues[name] else { return nil }
    guard let maker = queue.maker else { return queue.type.map { makeView(of: $0, frame: frame) } }
    let made = maker()
    made?.frame = frame
    return made
  }

  /// Returns the removed views that are not in use again, and clears them.
  mutating func takeRetired() -> [UICollectionReusableView] {
    defer { retired = [] }
    return retired.filter { $0._collectionView == nil }
  }

  mutating func trim() {
    for name in queues.keys { queues[name]?.trim() }
  }
}
