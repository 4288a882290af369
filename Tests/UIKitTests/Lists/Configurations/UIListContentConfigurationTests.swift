import Testing
import UIKit
import UIKitHosting
import UIKitTesting

@MainActor
struct UIListContentConfigurationTests {
  private let screen = UIViewController()
  private let driver: SceneDriver

  init() {
    driver = SceneDriver(rootViewController: screen)
  }

  private func show(_ content: UIListContentConfiguration) -> UIListContentView {
    let view = UIListContentView(configuration: content)
    screen.view.addSubview(view)
    driver.settle()
    driver.display.forgetCommits()
    return view
  }

  private func changes() -> [String] {
    driver.settle()
    defer { driver.display.forgetCommits() }
    return driver.display.commits.flatMap(\.changes).map(\.words)
  }

  // https://developer.apple.com/documentation/uikit/uilistcontentconfiguration-swift.struct
  @Test func headersOfListsDifferInProminence() {
    #expect(UIListContentConfiguration.header() == .groupedHeader())
    #expect(UIListContentConfiguration.footer() == .groupedFooter())
    let sizes = [
      UIListContentConfiguration.groupedHeader(), .prominentInsetGroupedHeader(),
      .extraProminentInsetGroupedHeader(),
    ].map { $0.textProperties.font.pointSize }
    #expect(sizes == [13, 17, 20])
  }

  private func content(_ text: String, _ secondary: String? = nil) -> UIListContentConfiguration {
    var content = UIListContentConfiguration.cell()
    content.text = text
    content.secondaryText = secondary
    return content
  }

  @Test func aRowOfAGivenHeightLimitsItsImage() throws {
    var content = content("1907 Wall Set")
    let size = CGSize(width: 86, height: 86)
    content.image = UIGraphicsImageRenderer(size: size).image {
      $0.fill(CGRect(origin: .zero, size: size))
    }
    let view = UIListContentView(configuration: content)
    view.frame = CGRect(x: 0, y: 0, width: 300, height: 94)
    screen.view.addSubview(view)
    driver.settle()
    let image = try #require(view.subviews.lazy.compactMap { $0 as? UIImageView }.first)
    #expect(image.frame.height > 60 && image.frame.height <= 86)
    #expect(image.frame.midY == 47)
    #expect(driver.layoutConflicts.isEmpty)
  }

  /// A symbol with a fixed point size does not grow.
  @Test(arguments: [true, false])
  func aSymbolOfATextStyleGrowsWithTheText(_ isOfTextStyle: Bool) throws {
    var content = content("a")
    content.image = UIImage(systemName: "star")
    if !isOfTextStyle {
      content.imageProperties.preferredSymbolConfiguration = .init(pointSize: 17)
    }
    let view = show(content)
    let picture = try #require(view.subviews.lazy.compactMap { $0 as? UIImageView }.first)
    #expect(picture.bounds.size == CGSize(width: 20, height: 20))
    driver.setEnvironment(SceneEnvironment(textSize: .accessibilityExtraLarge))
    driver.settle()
    let side = isOfTextStyle ? 47 : 20.0
    #expect(abs(picture.bounds.width - side) < 0.5)
    #expect(abs(picture.bounds.height - side) < 0.5)
  }

  @Test func anEqualConfigurationChangesNothing() {
    let view = show(content("a", "b"))
    view.configuration = content("a", "b")
    #expect(changes().isEmpty)
  }

  @Test func aChangedTextIsSetOnce() {
    let view = show(content("a", "b"))
    view.configuration = content("a", "c")
    // The width of the text may change, which moves views.
    let changed = changes().filter { !$0.hasSuffix("placement") && !$0.hasSuffix("frame") }
    #expect(changed == ["set label text"])
  }

  @Test func aRemovedSecondaryTextIsHidden() {
    let view = show(content("a", "b"))
    view.configuration = content("a")
    #expect(driver.find("b").isEmpty)
    view.configuration = content("a", "b")
    #expect(driver.find("b").count == 1)
  }

  @Test func textsAreTransformed() {
    var content = content("hello")
    content.textProperties.transform = .uppercase
    _ = show(content)
    #expect(driver.find("HELLO").count == 1)
  }

  @Test func attributedTextTakesPrecedenceOverText() {
    var content = content("plain")
    content.attributedText = NSAttributedString(string: "attributed")
    _ = show(content)
    #expect(driver.find("attributed").count == 1)
    #expect(driver.find("plain").isEmpty)
  }

  @Test func sideBySideTextsAreInOneRow() {
    var content = content("a", "b")
    content.prefersSideBySideTextAndSecondaryText = true
    let view = show(content)
    let texts = view.subviews.first as? UIStackView
    #expect(texts?.axis == .horizontal)
    #expect(texts?.spacing == content.textToSecondaryTextHorizontalPadding)
  }

  @Test func aTextThatLeavesNoRoomHasTheOtherBelow() throws {
    var content = content(String(repeating: "long ", count: 20), "b")
    content.prefersSideBySideTextAndSecondaryText = true
    let view = show(content)
    let texts = try #require(view.subviews.first as? UIStackView)
    view.translatesAutoresizingMaskIntoConstraints = false
    view.widthAnchor.constraint(equalToConstant: 300).isActive = true
    driver.settle()
    #expect(texts.axis == .vertical)
    #expect(texts.arrangedSubviews[1].frame.height > 10)
    content.text = "a"
    view.configuration = content
    driver.settle()
    #expect(texts.axis == .horizontal)
  }

  @Test func sideBySideTextsAreStackedAtAccessibilitySizes() {
    var content = content("a", "b")
    content.prefersSideBySideTextAndSecondaryText = true
    let view = show(content)
    let texts = view.subviews.first as? UIStackView
    driver.setTextSize(.accessibilityMedium)
    #expect(texts?.axis == .vertical)
    driver.setTextSize(.extraExtraExtraLarge)
    #expect(texts?.axis == .horizontal)
  }

  @Test func onlyItsOwnConfigurationsAreSupported() {
    struct Other: UIContentConfiguration {
      func makeContentView() -> any UIView & UIContentView {
        UIListContentView(configuration: .cell())
      }
      func updated(for state: any UIConfigurationState) -> Other { self }
    }
    let view = UIListContentView(configuration: .cell())
    #expect(view.supports(UIListContentConfiguration.valueCell()))
    #expect(!view.supports(Other()))
  }

  @Test func anImageHasItsTintAndIsHiddenWhenRemoved() throws {
    var content = content("a")
    content.image = UIImage(systemName: "person")
    content.imageProperties.tintColor = .systemRed
    let view = show(content)
    let picture = try #require(view.subviews.first as? UIImageView)
    #expect(picture.image == content.image)
    #expect(picture.tintColor == .systemRed)
    #expect(!picture.isHidden)
    content.image = nil
    view.configuration = content
    #expect(picture.isHidden)
  }

  // https://developer.apple.com/documentation/uikit/uilistcontentview/textlayoutguide
  @Test func guidesFollowTextsAlsoOnceASecondOneComes() throws {
    var content = UIListContentConfiguration.cell()
    content.text = "Text"
    let view = UIListContentView(configuration: content)
    view.frame = CGRect(x: 0, y: 0, width: 320, height: 60)
    let controller = UIViewController()
    let driver = SceneDriver(rootViewController: controller)
    controller.view.addSubview(view)
    let guide = try #require(view.textLayoutGuide)
    driver.settle()
    let before = guide.layoutFrame
    #expect(before.width > 0 && before.height > 0)
    #expect(view.secondaryTextLayoutGuide == nil && view.imageLayoutGuide == nil)
    content.secondaryText = "Second"
    view.configuration = content
    let second = try #require(view.secondaryTextLayoutGuide)
    driver.settle()
    #expect(guide.layoutFrame.minX == before.minX && guide.layoutFrame.maxY < before.maxY)
    #expect(second.layoutFrame.minY >= guide.layoutFrame.maxY)
    #expect(second.layoutFrame.height > 0)
  }
}
