public import UIKit

/// A picture or a video that the user has chosen.
public struct PHPickerResult: Hashable, Sendable {
  /// The provider of the file's data, which is loaded when it is asked for.
  public let itemProvider: NSItemProvider

  /// The identifier of the picture in the photo library, which browsers hide: always nil.
  public let assetIdentifier: String?
}
