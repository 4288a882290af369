/// How a section scrolls across the layout's own way.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  case none
  /// Comes to rest anywhere.
  case continuous
  /// Comes to rest where a group begins.
  case continuousGroupLeadingBoundary
  /// Goes by as much as can be seen at a time.
  case paging
  /// Goes group by group.
  case groupPaging
  /// Goes group by group, each in the middle.
  case groupPagingCentered
}

/// One group, repeated for all items of a section, and what stands around them.
@preconcurrency @MainActor
open class NSCollectionLayoutSection: NSObject {
  final let _group: NSCollectionLayoutGroup
  /// The looks of the list that it is a section of; nil where it is none.
  final var _list: UICollectionLayoutListConfiguration?
  /// Points above the header, of a section of a list.
  final var _topPadding: CGFloat = 0

  public convenience init(group: NSCollectionLayoutGroup) {
    self.init(_group: group)
  }

  private init(_group: NSCollectionLayoutGroup) {
    self._group = _group
    super.init()
  }

  /// What the groups keep from the section's edges, in points.
  open var contentInsets = NSDirectionalEdgeInsets.zero

  /// The edges that `contentInsets` are counted from, at the sides.
  open var contentInsetsReference: UIContentInsetsReference = .automatic

  /// The distances of that reference from the sides, while the layout is computed.
  final var _referenceInsets: (leading: CGFloat, trailing: CGFloat) = (0, 0)

  /// The distances of the groups from the edges of the content.
  final var _insets: NSDirectionalEdgeInsets {
    var insets = contentInsets
    insets.leading += _referenceInsets.leading
    insets.trailing += _referenceInsets.trailing
    return insets
  }

  /// Points between groups.
  open var interGroupSpacing: CGFloat = 0

  open var orthogonalScrollingBehavior =
    UICollectionLayoutSectionOrthogonalScrollingBehavior.none

  /// Headers, footers, and what stands at other edges.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

  /// What stands behind the section.
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []

  /// Whether headers and footers keep the same from the sides as the groups.
  open var supplementariesFollowContentInsets: Bool = true
}
