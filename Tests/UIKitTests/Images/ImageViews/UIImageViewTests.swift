import Testing
import UIKit
import UIKitHosting

/// Apple: `UIImageView`.
///
/// https://developer.apple.com/documentation/uikit/uiimageview
@MainActor
struct UIImageViewTests {
  @Test(arguments: [
    (UIView.ContentMode.scaleToFill, ContentModeValue.scaleToFill),
    (.scaleAspectFit, .scaleAspectFit), (.scaleAspectFill, .scaleAspectFill), (.center, .center),
  ])
  func aSymbolIsScaledByTheContentMode(
    mode: UIView.ContentMode,
    filling: ContentModeValue
  ) throws {
    let image = try #require(UIImage(systemName: "star"))
    let view = UIImageView(image: image)
    view.frame.size = CGSize(width: 100, height: 100)
    view.contentMode = mode
    guard case .image(let shown?) = view._attribute(.image) else { throw CancellationError() }
    #expect(shown.filling == filling)
    #expect(view.image?.size == image.size)
    #expect(view.intrinsicContentSize == image.size)
  }
}
