public import Foundation

extension UIImage {
  /// An image whose pictures an image view shows one after the other, without end.
  ///
  /// - Parameters:
  ///   - images: The pictures, of one size.
  ///   - duration: Seconds for all of them; 0 for a thirtieth of a second for each.
  /// - Returns: The image; nil where there are no pictures.
  public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    images.first.map { AnimatedImage($0, images, duration) }
  }
}

private final class AnimatedImage: UIImage, @unchecked Sendable {
  // Immutable: the stored properties are `let`s, of images that are immutable themselves.
  private let pictures: [UIImage]
  private let seconds: TimeInterval

  init(_ first: UIImage, _ pictures: [UIImage], _ seconds: TimeInterval) {
    self.pictures = pictures
    self.seconds = seconds > 0 ? seconds : Double(pictures.count) / 30
    super.init(_value: first._value)
  }

  override var images: [UIImage]? { pictures }
  override var duration: TimeInterval { seconds }
}
