/// The flow layout delegate's values for one section, with the layout's properties as fallback.
@MainActor
struct FlowLayoutMetrics {
  private let layout: UICollectionViewFlowLayout
  private let view: UICollectionView
  private let section: Int
  private let delegate: (any UICollectionViewDelegateFlowLayout)?
  /// A Boolean value that indicates whether the delegate provides item sizes.
  let hasOwnSizes: Bool

  init(_ layout: UICollectionViewFlowLayout, _ view: UICollectionView, section: Int) {
    self.layout = layout
    self.view = view
    self.section = section
    let delegate = view.delegate as? any UICollectionViewDelegateFlowLayout
    self.delegate = delegate
    guard view._counts.rows[section] > 0 else {
      hasOwnSizes = false
      return
    }
    let path = IndexPath(item: 0, section: section)
    let answer = OptionalRequirement.itemSize.call {
      delegate?.collectionView(view, layout: layout, sizeForItemAt: path)
    }
    hasOwnSizes = answer.flatMap(\.self) != nil
  }

  func size(of item: Int) -> CGSize {
    guard hasOwnSizes, let delegate else { return layout.itemSize }
    let path = IndexPath(item: item, section: section)
    return delegate.collectionView(view, layout: layout, sizeForItemAt: path)
  }

  var insets: UIEdgeInsets {
    ask(.sectionInset) {
      $0.collectionView(view, layout: layout, insetForSectionAt: section)
    } ?? layout.sectionInset
  }

  var lineSpacing: CGFloat {
    ask(.lineSpacing) {
      $0.collectionView(view, layout: layout, minimumLineSpacingForSectionAt: section)
    } ?? layout.minimumLineSpacing
  }

  var itemSpacing: CGFloat {
    ask(.interitemSpacing) {
      $0.collectionView(view, layout: layout, minimumInteritemSpacingForSectionAt: section)
    } ?? layout.minimumInteritemSpacing
  }

  var headerSize: CGSize {
    ask(.headerSize) {
      $0.collectionView(view, layout: layout, referenceSizeForHeaderInSection: section)
    } ?? layout.headerReferenceSize
  }

  var footerSize: CGSize {
    ask(.footerSize) {
      $0.collectionView(view, layout: layout, referenceSizeForFooterInSection: section)
    } ?? layout.footerReferenceSize
  }

  private func ask<Value>(
    _ requirement: OptionalRequirement,
    _ question: (any UICollectionViewDelegateFlowLayout) -> Value
  ) -> Value? {
    requirement.call { delegate.map(question) }.flatMap(\.self)
  }
}
