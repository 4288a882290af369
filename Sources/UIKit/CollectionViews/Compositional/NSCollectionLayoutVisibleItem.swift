public import Foundation

/// A closure that receives the visible items of a section, its scroll offset and its environment.
///
/// In a section that scrolls orthogonally, the offset is that of the section, and the frames of its
/// items do not depend on it. In other sections it is that of the collection view.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
  @MainActor ([any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment) ->
  Void

/// A cell or another view within the visible bounds of a section.
@preconcurrency @MainActor
public protocol NSCollectionLayoutVisibleItem: UIDynamicItem {
  var alpha: CGFloat { get set }
  /// The stacking order: items with a higher value are in front of those with a lower value.
  var zIndex: Int { get set }
  var isHidden: Bool { get set }
  /// The centre of the frame, in points.
  var center: CGPoint { get set }
  /// The transform in two dimensions, relative to the centre.
  var transform: CGAffineTransform { get set }
  /// The transform, relative to the centre.
  var transform3D: CATransform3D { get set }
  /// The kind of a supplementary or decoration view, and an empty string for a cell.
  var name: String { get }
  var indexPath: IndexPath { get }
  var frame: CGRect { get }
  var bounds: CGRect { get }
  var representedElementCategory: UICollectionView.ElementCategory { get }
  /// The kind of a supplementary or decoration view; nil for a cell.
  var representedElementKind: String? { get }
}

/// Layout attributes, whose frame does not depend on the scroll offset of their section.
final class VisibleItem: NSObject, NSCollectionLayoutVisibleItem {
  private let attributes: UICollectionViewLayoutAttributes
  private let scrolled: CGPoint

  init(_ attributes: UICollectionViewLayoutAttributes, scrolled: CGPoint) {
    self.attributes = attributes
    self.scrolled = scrolled
    super.init()
  }

  var alpha: CGFloat {
    get { attributes.alpha }
    set { attributes.alpha = newValue }
  }

  var zIndex: Int {
    get { attributes.zIndex }
    set { attributes.zIndex = newValue }
  }

  var isHidden: Bool {
    get { attributes.isHidden }
    set { attributes.isHidden = newValue }
  }

  var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set { attributes.center = CGPoint(x: newValue.x - scrolled.x, y: newValue.y - scrolled.y) }
  }

  var transform: CGAffineTransform {
    get { attributes.transform }
    set { attributes.transform = newValue }
  }

  var transform3D: CATransform3D {
    get { attributes.transform3D }
    set { attributes.transform3D = newValue }
  }

  var name: String { representedElementKind ?? "" }

  var indexPath: IndexPath { attributes.indexPath }

  var frame: CGRect { attributes.frame.offsetBy(dx: scrolled.x, dy: scrolled.y) }

  var bounds: CGRect { attributes.bounds }

  var representedElementCategory: UICollectionView.ElementCategory {
    attributes.representedElementCategory
  }

  var representedElementKind: String? { attributes.representedElementKind }
}
