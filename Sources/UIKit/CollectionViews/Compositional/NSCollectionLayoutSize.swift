/// A width and a height.
@preconcurrency @MainActor
open class NSCollectionLayoutSize: NSObject {
  public final let widthDimension: NSCollectionLayoutDimension
  public final let heightDimension: NSCollectionLayoutDimension

  public convenience init(
    widthDimension width: NSCollectionLayoutDimension,
    heightDimension height: NSCollectionLayoutDimension
  ) {
    self.init(width, height)
  }

  private init(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension) {
    widthDimension = width
    heightDimension = height
    super.init()
  }

  final func _resolved(in container: CGSize) -> CGSize {
    CGSize(
      width: widthDimension._resolved(in: container),
      height: heightDimension._resolved(in: container)
    )
  }
}
