public import Foundation

extension UIImage {
  /// Returns an image that an image view shows as an endless animation.
  ///
  /// - Parameters:
  ///   - images: The images, all of the same size.
  ///   - duration: The duration of the sequence in seconds; 0 for a thirtieth of a second for
  ///     each image.
  /// - Returns: The animated image, or nil if there are no images.
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
