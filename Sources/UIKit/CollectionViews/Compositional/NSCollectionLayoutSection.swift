/// The scrolling behaviour of a section that scrolls orthogonally to the layout.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  case none
  /// Scrolling stops anywhere.
  case continuous
  /// Scrolling stops at the leading edge of a group.
  case continuousGroupLeadingBoundary
  /// Scrolling pages by the visible length.
  case paging
  /// Scrolling pages by groups.
  case groupPaging
  /// Scrolling pages by groups, each centred.
  case groupPagingCentered
}

/// A group that repeats for all items of a section, with the section's supplementary views.
@preconcurrency @MainActor
open class NSCollectionLayoutSection: NSObject {
  final let _group: NSCollectionLayoutGroup
  /// The configuration of the list that the section belongs to; nil outside lists.
  final var _list: UICollectionLayoutListConfiguration?
  /// The space above the header of a list section, in points.
  final var _topPadding: CGFloat = 0

  public convenience init(group: NSCollectionLayoutGroup) {
    self.init(_group: group)
  }

  private init(_group: NSCollectionLayoutGroup) {
    self._group = _group
    super.init()
  }

  /// The insets of the groups in the section, in points.
  open var contentInsets = NSDirectionalEdgeInsets.zero

  /// The edges that the leading and trailing `contentInsets` are relative to.
  open var contentInsetsReference: UIContentInsetsReference = .automatic

  /// The distances of the reference from the leading and trailing edges, during layout.
  final var _referenceInsets: (leading: CGFloat, trailing: CGFloat) = (0, 0)

  /// The distances of the groups from the edges of the content.
  final var _insets: NSDirectionalEdgeInsets {
    var insets = contentInsets
    insets.leading += _referenceInsets.leading
    insets.trailing += _referenceInsets.trailing
    return insets
  }

  /// The space between groups, in points.
  open var interGroupSpacing: CGFloat = 0

  /// A closure that is called before visible items of the section are laid out, also whenever they
  /// scroll, and that may change them.
  ///
  /// Each call receives the items as the layout places them, without the changes of previous calls.
  open var visibleItemsInvalidationHandler:
    NSCollectionLayoutSectionVisibleItemsInvalidationHandler?

  open var orthogonalScrollingBehavior =
    UICollectionLayoutSectionOrthogonalScrollingBehavior.none

  /// The headers, footers and views at other edges of the section.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

  /// The decorations behind the section.
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []

  /// A Boolean value that indicates whether headers and footers have the same side insets as the
  /// groups.
  open var supplementariesFollowContentInsets: Bool = true
}
