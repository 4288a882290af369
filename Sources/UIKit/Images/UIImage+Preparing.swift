// Images are decoded where they are first shown, so that preparing one has nothing to do.
extension UIImage {
  /// Returns the image, ready to be shown.
  public func preparingForDisplay() -> UIImage? { self }

  public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
    completionHandler(self)
  }

  /// Returns the image, ready to be shown.
  public func byPreparingForDisplay() async -> UIImage? { self }

  public func prepareThumbnail(
    of size: CGSize,
    completionHandler: @escaping @Sendable (UIImage?) -> Void
  ) {
    completionHandler(preparingThumbnail(of: size))
  }

  /// Returns the image resized to a size in points; nil for an empty size.
  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
    preparingThumbnail(of: size)
  }
}
