/// Items, and groups of them, one beside or below the other.
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  /// How often its subitems come.
  enum Repetition {
    /// As often as there is room.
    case fill
    /// So often, each in its own size.
    case times(Int)
    /// So often, in equal parts of the group.
    case equally(Int)
  }

  final var _isHorizontal = true
  final var _repetition = Repetition.fill
  public internal(set) final var subitems: [NSCollectionLayoutItem] = []

  /// Between the items; nil for nothing.
  open var interItemSpacing: NSCollectionLayoutSpacing?

  /// A line of the subitems, again and again as long as there is room.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize,
    subitems: [NSCollectionLayoutItem]
  ) -> Self {
    make(layoutSize, subitems, .fill, isHorizontal: true)
  }

  /// A line of so many items, each in its own size.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize,
    repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> Self {
    make(layoutSize, [subitem], .times(count), isHorizontal: true)
  }

  /// A line of so many items of equal width.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize,
    subitem: NSCollectionLayoutItem,
    count: Int
  ) -> Self {
    make(layoutSize, [subitem], .equally(count), isHorizontal: true)
  }

  /// A column of the subitems, again and again as long as there is room.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize,
    subitems: [NSCollectionLayoutItem]
  ) -> Self {
    make(layoutSize, subitems, .fill, isHorizontal: false)
  }

  /// A column of so many items, each in its own size.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize,
    repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> Self {
    make(layoutSize, [subitem], .times(count), isHorizontal: false)
  }

  /// A column of so many items of equal height.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize,
    subitem: NSCollectionLayoutItem,
    count: Int
  ) -> Self {
    make(layoutSize, [subitem], .equally(count), isHorizontal: false)
  }

  private class func make(
    _ size: NSCollectionLayoutSize,
    _ subitems: [NSCollectionLayoutItem],
    _ repetition: Repetition,
    isHorizontal: Bool
  ) -> Self {
    precondition(!subitems.isEmpty, "Expected a subitem of the group at least, got none.")
    let group = Self(layoutSize: size)
    group.subitems = subitems
    group._repetition = repetition
    group._isHorizontal = isHorizontal
    return group
  }
}
