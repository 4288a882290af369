import Foundation
import Testing
import UIKit
import UIKitHosting

/// After https://developer.apple.com/documentation/uikit/uifontdescriptor/addingattributes(_:).
@MainActor
struct UIFontDescriptorAttributeTests {
  private let plain = UIFont.systemFont(ofSize: 15).fontDescriptor

  @Test func attributesDescribeAFont() {
    let descriptor = UIFontDescriptor(fontAttributes: [
      .family: "Georgia", .size: 20,
      .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.bold],
    ])
    let font = UIFont(descriptor: descriptor, size: 0)
    #expect(font.pointSize == 20)
    #expect(font.familyName == "Georgia")
    #expect(font.fontName == "Georgia-Bold")
    #expect(descriptor.symbolicTraits == .traitBold)
    #expect(descriptor.object(forKey: .face) as? String == "Bold")
    #expect(descriptor.object(forKey: .family) as? String == "Georgia")
  }

  @Test func addedAttributesReplaceOthers() {
    let features: [[UIFontDescriptor.FeatureKey: Int]] = [[.type: 6, .selector: 0]]
    let digits = plain.addingAttributes([.featureSettings: features])
    #expect(
      UIFont(descriptor: digits, size: 0)
        == .monospacedDigitSystemFont(ofSize: 15, weight: .regular)
    )
    #expect(digits.fontAttributes[.featureSettings] != nil)
    #expect(plain.addingAttributes([.size: CGFloat(30)]).pointSize == 30)
    #expect(plain.addingAttributes().isEqual(plain))
    #expect(plain.withFace("Bold Italic").symbolicTraits == [.traitBold, .traitItalic])
    #expect(plain.withFamily("Menlo").symbolicTraits == .traitMonoSpace)
    #expect(plain.matchingFontDescriptors(withMandatoryKeys: nil) == [plain])
    let style = plain.addingAttributes([.textStyle: UIFont.TextStyle.headline])
    #expect(UIFont(descriptor: style, size: 0) == .preferredFont(forTextStyle: .headline))
    #expect(style.object(forKey: .textStyle) as? UIFont.TextStyle == .headline)
  }

  @Test func aNameThatADescriptorGivesFindsItsFont() throws {
    for font in [
      UIFont.systemFont(ofSize: 12, weight: .heavy), .italicSystemFont(ofSize: 12),
      try #require(UIFont(name: "AvenirNext-DemiBold", size: 12)),
      try #require(UIFont(name: "HelveticaNeue", size: 12)),
    ] {
      #expect(UIFont(name: font.fontName, size: 12) == font)
      #expect(UIFontDescriptor(name: font.fontName, size: 12) == font.fontDescriptor)
    }
  }

  @Test func familiesListTheirFontNames() {
    #expect(UIFont.familyNames.contains("Helvetica Neue"))
    #expect(UIFont.familyNames == UIFont.familyNames.sorted())
    #expect(
      UIFont.fontNames(forFamilyName: "Helvetica Neue") == [
        "HelveticaNeue", "HelveticaNeue-Bold", "HelveticaNeue-Italic", "HelveticaNeue-BoldItalic",
      ]
    )
    #expect(UIFont.fontNames(forFamilyName: "Nothing").isEmpty)
    for family in UIFont.familyNames {
      for name in UIFont.fontNames(forFamilyName: family) {
        #expect(UIFont(name: name, size: 10)?.familyName == family, "\(name)")
      }
    }
  }
}
