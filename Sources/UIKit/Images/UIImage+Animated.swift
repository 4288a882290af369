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

  /// Returns an endless animation of the images of the main bundle that have a name and a number:
  /// `name0` or `name1`, and the numbers after it up to 1024, as far as they exist.
  ///
  /// - Parameters:
  ///   - name: The name without the number.
  ///   - duration: The duration of the sequence in seconds; 0 for a thirtieth of a second for
  ///     each image.
  /// - Returns: The animated image, or nil if there are no images.
  public class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
    _animatedImage(named: name, in: .main, duration: duration)
  }

  class func _animatedImage(
    named name: String,
    in bundle: Bundle,
    duration: TimeInterval
  ) -> UIImage? {
    var images: [UIImage] = []
    for number in 0...1024 {
      let value = NamedImages.value(
        named: name + String(number),
        in: bundle,
        for: .current,
        isExpected: false
      )
      if let value { images.append(UIImage(_value: value)) } else if number > 0 { break }
    }
    if images.isEmpty { MissingImages.report("sequence of picture files", name) }
    return animatedImage(with: images, duration: duration)
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

  // A subclass of an app can be the type of a literal; this one has a single picture then.
  required convenience init(imageLiteralResourceName name: String) {
    let picture = UIImage(imageLiteralResourceName: name)
    self.init(picture, [picture], 0)
  }

  override var images: [UIImage]? { pictures }
  override var duration: TimeInterval { seconds }
}
