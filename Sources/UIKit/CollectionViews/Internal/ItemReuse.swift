/// The views of a collection view that wait to be used again, and the classes that make more.
@MainActor
struct ItemReuse {
  /// The frame of the view that is asked for now.
  var frame = CGRect.zero
  /// Where that view stands in a list.
  var listPlace: ListPlace?
  /// The cell that is being reconfigured: the next one asked for.
  var reconfigured: UICollectionViewCell?

  private struct Name: Hashable {
    /// Nil for cells.
    var kind: String?
    var identifier: String
  }

  private var queues: [Name: ReuseQueue<UICollectionReusableView>] = [:]
  /// Views that left since the last time, some of which may be in use again.
  private var retired: [UICollectionReusableView] = []

  mutating func register(
    _ type: UICollectionReusableView.Type?,
    kind: String?,
    identifier: String
  ) {
    queues[Name(kind: kind, identifier: identifier), default: ReuseQueue()].type = type
  }

  func isRegistered(kind: String?, identifier: String) -> Bool {
    queues[Name(kind: kind, identifier: identifier)]?.type != nil
  }

  mutating func put(_ view: UICollectionReusableView) {
    retired.append(view)
    guard let identifier = view._identifier else { return }
    queues[Name(kind: view._element.kind, identifier: identifier), default: ReuseQueue()].put(view)
  }

  /// A view that waits, made ready, or a new one; nil where no class is registered.
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
    guard let type = queues[name]?.type else { return nil }
    let made = makeView(of: type, frame: frame)
    made._identifier = identifier
    return made
  }

  /// The views that left and are not in use again.
  mutating func takeRetired() -> [UICollectionReusableView] {
    defer { retired = [] }
    return retired.filter { $0._collectionView == nil }
  }

  mutating func trim() {
    for name in queues.keys { queues[name]?.trim() }
  }
}
