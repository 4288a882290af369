/// The kinds and the number of pictures that the user can choose.
public struct PHPickerConfiguration: Hashable, Sendable {
  /// The form in which pictures of several forms are provided.
  public enum AssetRepresentationMode: Int, Hashable, Sendable {
    case automatic, current, compatible
  }

  /// The preferred form of the files, which is the browser's decision: most convert nothing, and
  /// those of iPhones convert HEIC to JPEG.
  public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic

  /// The maximum number of pictures, 1 by default; 0 for any number.
  public var selectionLimit = 1

  /// The kinds of pictures; nil for all.
  public var filter: PHPickerFilter?

  public init() {}
}
