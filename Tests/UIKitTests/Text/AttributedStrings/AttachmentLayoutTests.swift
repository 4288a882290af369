import Foundation
import Testing
import UIKit
import UIKitTesting

/// Apple: `NSTextAttachmentContainer`, whose methods subclasses of `NSTextAttachment` override.
@MainActor
struct AttachmentLayoutTests {
  /// An attachment as wide as its line, and a tenth as high.
  private final class Banner: NSTextAttachment, @unchecked Sendable {
    // Unchecked: the tests use it on the main actor only.
    private(set) var fragments: [CGRect] = []
    private(set) var indices: Set<Int> = []
    private(set) var hasContainer = false
    private(set) var imageBounds = CGRect.null

    override func attachmentBounds(
      for textContainer: NSTextContainer?,
      proposedLineFragment lineFrag: CGRect,
      glyphPosition position: CGPoint,
      characterIndex charIndex: Int
    ) -> CGRect {
      fragments.append(lineFrag)
      indices.insert(charIndex)
      hasContainer = textContainer != nil
      let width = min(lineFrag.width, 600)
      return CGRect(x: 0, y: -2, width: width, height: width / 10)
    }

    override func image(
      forBounds imageBounds: CGRect,
      textContainer: NSTextContainer?,
      characterIndex charIndex: Int
    ) -> UIImage? {
      self.imageBounds = imageBounds
      return UIImage(systemName: "star")
    }
  }

  private let banner = Banner()

  private func text(_ font: UIFont = .systemFont(ofSize: 17)) -> NSAttributedString {
    let text = NSMutableAttributedString(string: "ab\n", attributes: [.font: font])
    text.append(
      NSAttributedString(string: "\u{FFFC}", attributes: [.attachment: banner, .font: font])
    )
    return text
  }

  @Test func aSubclassDeterminesItsBoundsInTheLineOfALabel() {
    let label = UILabel()
    label.numberOfLines = 0
    label.attributedText = text()
    let line = label.font.lineHeight
    let size = label.sizeThatFits(CGSize(width: 200, height: CGFloat.greatestFiniteMagnitude))
    #expect(size.width == 200)
    #expect(size.height > line + 19)
    #expect(size.height < 2 * line + 19)
    #expect(banner.fragments.last == CGRect(x: 0, y: 0, width: 200, height: line))
    #expect(banner.imageBounds == CGRect(x: 0, y: -2, width: 200, height: 20))
    #expect(banner.indices == [3])
    #expect(!banner.hasContainer)
    let wide = label.sizeThatFits(CGSize(width: 400, height: CGFloat.greatestFiniteMagnitude))
    #expect(wide.width == 400)
    #expect(wide.height > size.height + 15)
  }

  @Test func theLineFragmentIsAsHighAsALineOfTheFont() {
    let font = UIFont.systemFont(ofSize: 40)
    _ = text(font).size()
    #expect(banner.fragments.last?.height == font.lineHeight)
  }

  @Test func aTextViewPassesItsContainerAndFollowsItsWidth() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 210, height: 300))
    view.isEditable = false
    view.attributedText = text()
    let screen = UIViewController()
    screen.view.addSubview(view)
    let driver = SceneDriver(rootViewController: screen)
    driver.settle()
    #expect(banner.hasContainer)
    #expect(banner.fragments.last?.width == 200)
    view.frame.size.width = 310
    driver.settle()
    #expect(banner.fragments.last?.width == 300)
  }

  @Test func anAttachmentHasItsBoundsAndItsImageByDefault() throws {
    let image = try #require(UIImage(systemName: "star"))
    let attachment = NSTextAttachment(image: image)
    func bounds() -> CGRect {
      attachment.attachmentBounds(
        for: nil,
        proposedLineFragment: .zero,
        glyphPosition: .zero,
        characterIndex: 0
      )
    }
    #expect(bounds() == CGRect(origin: .zero, size: image.size))
    attachment.bounds = CGRect(x: 0, y: -3, width: 7, height: 8)
    #expect(bounds() == attachment.bounds)
    let shown = attachment.image(forBounds: bounds(), textContainer: nil, characterIndex: 0)
    #expect(shown === image)
  }
}
