/// Gives a collection view its items.
@MainActor
public protocol UICollectionViewDataSource: NSObjectProtocol {
  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int
  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell

  // Optional, as in UIKit: those below have bodies.

  /// One unless implemented.
  func numberOfSections(in collectionView: UICollectionView) -> Int

  /// Asked for headers, footers and their kind, where the layout has room for them.
  func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView
}

extension UICollectionViewDataSource {
  public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

  public func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    preconditionFailure(
      """
      \(type(of: self)) must implement collectionView(_:viewForSupplementaryElementOfKind:at:): \
      the layout has room for a \(kind).
      """
    )
  }
}
