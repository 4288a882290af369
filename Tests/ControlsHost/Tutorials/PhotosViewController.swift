import UIKit

/// A photo grid, as in tutorials of flow layouts: three columns, one point between them.
final class PhotosViewController: UIViewController {
  private let photos = Photo.all
  private var collectionView: UICollectionView!

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let layout = UICollectionViewFlowLayout()
    layout.minimumLineSpacing = 1
    layout.minimumInteritemSpacing = 1
    layout.headerReferenceSize = CGSize(width: 0, height: 52)
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.register(
      PhotoCell.self,
      forCellWithReuseIdentifier: PhotoCell.reuseIdentifier
    )
    collectionView.register(
      PhotoHeaderView.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: PhotoHeaderView.reuseIdentifier
    )
    collectionView.dataSource = self
    collectionView.delegate = self
    view.addSubview(collectionView)
  }
}

extension PhotosViewController: UICollectionViewDataSource {
  func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }

  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int {
    section == 0 ? 20 : photos.count - 20
  }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: PhotoCell.reuseIdentifier,
      for: indexPath
    )
    (cell as? PhotoCell)?.configure(with: photo(at: indexPath))
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind,
      withReuseIdentifier: PhotoHeaderView.reuseIdentifier,
      for: indexPath
    )
    (view as? PhotoHeaderView)?.title = indexPath.section == 0 ? "Today" : "Last week"
    return view
  }

  private func photo(at indexPath: IndexPath) -> Photo {
    photos[indexPath.section == 0 ? indexPath.item : 20 + indexPath.item]
  }
}

extension PhotosViewController: UICollectionViewDelegateFlowLayout {
  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    let columns: CGFloat = collectionView.bounds.width > 600 ? 5 : 3
    let width = (collectionView.bounds.width - (columns - 1)) / columns
    return CGSize(width: width, height: width)
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: true)
    let detail = PhotoDetailViewController(photo: photo(at: indexPath))
    navigationController?.pushViewController(detail, animated: true)
  }
}
