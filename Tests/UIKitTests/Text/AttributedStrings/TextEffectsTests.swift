import Foundation
import Testing
import UIKit
import UIKitHosting
import UIKitTesting

/// After https://developer.apple.com/documentation/foundation/nsattributedstring/key.
@MainActor
struct TextEffectsTests {
  private func effects(_ attributes: [NSAttributedString.Key: Any]) -> TextEffects? {
    NSAttributedString(string: "text", attributes: attributes)._runs.first?.effects
  }

  @Test func plainTextHasNoEffects() {
    #expect(effects([.font: UIFont.systemFont(ofSize: 12), .kern: 2]) == nil)
    #expect(effects([.underlineStyle: NSUnderlineStyle.single.rawValue]) == nil)
  }

  private nonisolated static let styles: [(NSUnderlineStyle, TextEffects.LineStyle)] = [
    (.thick, .thick), (.double, .double), ([.single, .patternDot], .dotted),
    ([.single, .patternDash], .dashed), ([.single, .patternDashDotDot], .dashed),
  ]

  @Test(arguments: styles)
  func linesHaveStyles(_ style: NSUnderlineStyle, _ expected: TextEffects.LineStyle) {
    #expect(effects([.underlineStyle: style.rawValue])?.lineStyle == expected)
    #expect(effects([.strikethroughStyle: style.rawValue])?.lineStyle == expected)
  }

  @Test func aNegativeStrokeFillsTheGlyphs() {
    let stroke = effects([.strokeWidth: -3, .strokeColor: UIColor.red])?.stroke
    #expect(stroke == TextEffects.Stroke(width: 0.03, color: UIColor.red._value, fills: true))
    #expect(effects([.strokeWidth: 4.0])?.stroke?.fills == false)
    #expect(effects([.strokeWidth: 0]) == nil)
  }

  @Test func shadowsAndSlantsAreShown() {
    let shadow = NSShadow()
    shadow.shadowOffset = CGSize(width: 1, height: 2)
    shadow.shadowBlurRadius = 3
    shadow.shadowColor = UIColor.blue
    let shown = effects([.shadow: shadow, .obliqueness: 0.25])
    #expect(shown?.shadow == TextEffects.Shadow(color: UIColor.blue._value, x: 1, y: 2, blur: 3))
    #expect(shown?.obliqueness == 0.25)
    shadow.shadowColor = nil
    #expect(effects([.shadow: shadow]) == nil)
    #expect(shadow.isEqual(shadow.copy()))
  }

  @Test func anAttachmentTakesItsRoomInTheLine() throws {
    let image = try #require(UIImage(systemName: "star"))
    let attachment = NSTextAttachment(image: image)
    attachment.bounds = CGRect(x: 0, y: -4, width: 30, height: 50)
    let label = UILabel()
    label.text = "ab"
    let plain = label.intrinsicContentSize
    let text = NSMutableAttributedString(string: "a")
    text.append(NSAttributedString(attachment: attachment))
    text.append(NSAttributedString(string: "b"))
    label.attributedText = text
    #expect(label.text == "a\u{FFFC}b")
    #expect(label.intrinsicContentSize.width >= plain.width + 29)
    #expect(label.intrinsicContentSize.height >= 50)
    let run = try #require(text._runs.first { $0.effects != nil })
    #expect(
      run.effects?.attachment
        == TextEffects.Attachment(image: image._value, width: 30, height: 50, offset: -4)
    )
  }

  @Test func anAttachmentWithoutBoundsIsAsLargeAsItsImage() throws {
    let image = try #require(UIImage(systemName: "star"))
    let text = NSAttributedString(attachment: NSTextAttachment(image: image))
    #expect(text.string == "\u{FFFC}")
    #expect(text._runs.first?.effects?.attachment?.width == Double(image.size.width))
    #expect(text.size().width == image.size.width)
  }

  @Test func anAttachmentIsSentInItsLine() throws {
    let image = try #require(UIImage(systemName: "star"))
    let label = UILabel(frame: CGRect(x: 0, y: 100, width: 200, height: 60))
    label.attributedText = NSAttributedString(attachment: NSTextAttachment(image: image))
    let root = UIViewController()
    root.view.addSubview(label)
    let driver = SceneDriver(rootViewController: root)
    driver.settle()
    guard case .attributedText(_, let lines) = label._attribute(.attributedText) else {
      return #expect(Bool(false), "a label has its text in lines")
    }
    let pieces = try #require(lines?.lines.first?.pieces)
    #expect(pieces.count == 1)
    #expect(pieces.first?.width == Double(image.size.width))
    #expect(pieces.first?.run.effects?.attachment?.image == image._value)
  }

  @Test func containersAndDictionariesHaveTheSameAttributes() throws {
    let shadow = NSShadow()
    let container = AttributeContainer([
      .font: UIFont.systemFont(ofSize: 20), .foregroundColor: UIColor.red,
      .underlineStyle: NSUnderlineStyle.double.rawValue, .kern: 3, .shadow: shadow,
      .link: "https://example.com",
    ])
    #expect(container.font == UIFont.systemFont(ofSize: 20))
    #expect(container.underlineStyle == .double)
    #expect(container.kern == 3)
    #expect(container.link == URL(string: "https://example.com"))
    let text = AttributedString("a", attributes: container)
    let attributes = NSAttributedString(text).attributes(at: 0, effectiveRange: nil)
    #expect(attributes[.underlineStyle] as? Int == 9)
    #expect(attributes[.shadow] as? NSShadow == shadow)
    #expect(AttributedString(NSAttributedString(text)) == text)
    #expect([NSAttributedString.Key: Any](container).count == 6)
  }
}
