/// A row or a column of items and nested groups.
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  /// The number of repetitions of the subitems.
  enum Repetition {
    /// As many as fit.
    case fill
    /// The given number, each item in its own size.
    case times(Int)
    /// The given number, in equal parts of the group.
    case equally(Int)
  }

  final var _isHorizontal = true
  final var _repetition = Repetition.fill
  public internal(set) final var subitems: [NSCollectionLayoutItem] = []

  /// The spacing between the items; nil for none.
  open var interItemSpacing: NSCollectionLayoutSpacing?

  /// Creates a row that repeats the subitems as long as they fit.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize,
    subitems: [NSCollectionLayoutItem]
  ) -> Self {
    make(layoutSize, subitems, .fill, isHorizontal: true)
  }

  /// Creates a row of the given number of items, each in its own size.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize,
    repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> Self {
    make(layoutSize, [subitem], .times(count), isHorizontal: true)
  }

  /// Creates a row of the given number of items of equal width.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize,
    subitem: NSCollectionLayoutItem,
    count: Int
  ) -> Self {
    make(layoutSize, [subitem], .equally(count), isHorizontal: true)
  }

  /// Creates a column that repeats the subitems as long as they fit.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize,
    subitems: [NSCollectionLayoutItem]
  ) -> Self {
    make(layoutSize, subitems, .fill, isHorizontal: false)
  }

  /// Creates a column of the given number of items, each in its own size.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize,
    repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> Self {
    make(layoutSize, [subitem], .times(count), isHorizontal: false)
  }

  /// Creates a column of the given number of items of equal height.
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
    precondition(!subitems.isEmpty, "Expected at least one subitem in the group, got none.")
    let group = Self(layoutSize: size)
    group.subitems = subitems
    group._repetition = repetition
    group._isHorizontal = isHorizontal
    return group
  }
}
