/// The kinds of pictures that a picker offers.
public struct PHPickerFilter: Hashable, Sendable {
  /// A Boolean value that indicates whether pictures are offered, with live photos.
  let hasImages: Bool
  let hasVideos: Bool

  private init(images: Bool, videos: Bool) {
    hasImages = images
    hasVideos = videos
  }

  public static let images = PHPickerFilter(images: true, videos: false)
  public static let videos = PHPickerFilter(images: false, videos: true)
  /// Live photos, which browsers provide as pictures.
  public static let livePhotos = images

  /// Returns a filter of the kinds that any of some filters has.
  public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter(
      images: subfilters.contains(where: \.hasImages),
      videos: subfilters.contains(where: \.hasVideos)
    )
  }
}
