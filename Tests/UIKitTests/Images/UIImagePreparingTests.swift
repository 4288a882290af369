import Testing
import UIKit

/// After https://developer.apple.com/documentation/uikit/uiimage.
@MainActor
struct UIImagePreparingTests {
  @Test func imagesAreReadyToBeShown() async throws {
    let image = try #require(UIImage(systemName: "star"))
    #expect(image.preparingForDisplay() === image)
    #expect(await image.byPreparingForDisplay() === image)
    let size = CGSize(width: 10, height: 20)
    #expect(await image.byPreparingThumbnail(ofSize: size)?.size == size)
    var thumbnail: UIImage?
    await withCheckedContinuation { continuation in
      image.prepareThumbnail(of: size) { result in
        MainActor.assumeIsolated { thumbnail = result }
        continuation.resume()
      }
    }
    #expect(thumbnail?.size == size)
  }
}
