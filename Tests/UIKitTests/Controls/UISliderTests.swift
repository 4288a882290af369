import Testing
import UIKit
import UIKitHosting
import UIKitTesting

/// Apple: `UISlider`.
@MainActor
struct UISliderTests {
  private let slider = UISlider()
  private let log = CallLog()
  private let driver: SceneDriver

  init() {
    let screen = UIViewController()
    slider.accessibilityLabel = "Volume"
    slider.maximumValue = 10
    for (event, name) in [
      (UIControl.Event.touchDown, "down"), (.touchUpInside, "up"), (.valueChanged, "value"),
    ] {
      slider.addAction(UIAction { [log, slider] _ in log("\(name) \(slider.value)") }, for: event)
    }
    screen.view.addSubview(slider)
    driver = SceneDriver(rootViewController: screen)
  }

  @Test func aDragSendsTouchAndValueEvents() throws {
    #expect(driver.screen == "slider \"Volume\" = 0%")
    try driver.slide("Volume", to: 0.5, by: [0.2])
    #expect(driver.screen == "slider \"Volume\" = 50%")
    #expect(log.take() == ["down 0.0", "value 2.0", "value 5.0", "up 5.0"])
  }

  @Test func aDragSendsTouchDragInside() throws {
    slider.addAction(UIAction { [log] _ in log("drag") }, for: .touchDragInside)
    try driver.slide("Volume", to: 0.5, by: [0.2, 0.3])
    #expect(log.take() == ["down 0.0", "value 2.0", "value 3.0", "drag", "value 5.0", "up 5.0"])
  }

  @Test func aNoncontinuousSliderSendsItsValueAtTheEnd() throws {
    slider.isContinuous = false
    try driver.slide(to: 1, by: [0.2, 0.4])
    #expect(log.take() == ["down 0.0", "value 10.0", "up 10.0"])
  }

  @Test func setValueSendsNoEvent() {
    slider.setValue(4, animated: true)
    #expect(driver.screen == "slider \"Volume\" = 40%")
    #expect(log.take() == [])
  }

  @Test func theValueStaysBetweenTheEnds() {
    slider.value = 99
    #expect(slider.value == 10)
    slider.value = .nan
    #expect(slider.value == 0)
    slider.minimumValue = 2
    #expect(slider.value == 2)
    slider.minimumValue = 20
    #expect(slider.maximumValue == 20)
    slider.maximumValue = -1
    #expect((slider.minimumValue, slider.value) == (-1, -1))
  }

  @Test func aDisabledSliderRejectsADragAndSendsItsPosition() {
    slider.isEnabled = false
    driver.settle()
    driver.display.forgetCommits()
    let id = driver.find("Volume", .slider)[0].id
    let slide = SlideValue(revision: 7, position: 1, isDone: true)
    #expect(!driver.send(.slide(id, slide)))
    let changes = driver.display.commits.flatMap(\.changes)
    #expect(
      changes.contains { change in
        guard case .set(id, .slider, .track(let track)) = change else { return false }
        return track.answers == 7 && track.position == 0
      }
    )
    #expect(log.take() == [])
  }

  @Test func theAppsAccessibilityValueTakesPrecedence() {
    slider.accessibilityValue = "quiet"
    #expect(driver.screen == "slider \"Volume\" = quiet")
  }

  // MARK: Images

  private var parts: [SliderPartsValue] {
    driver.display.commits.flatMap(\.changes).compactMap { change in
      if case .set(_, .slider, .sliderParts(let parts)) = change { parts } else { nil }
    }
  }

  private func image(_ width: CGFloat, _ height: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { _ in
      UIRectFill(CGRect(x: 0, y: 0, width: width, height: height))
    }
  }

  // https://developer.apple.com/documentation/uikit/uislider/setthumbimage(_:for:)
  @Test func imagesReplaceThumbAndTrackByState() {
    let (usual, held, line) = (image(20, 40), image(24, 44), image(8, 6))
    slider.thumbTintColor = .red
    slider.setThumbImage(usual, for: .normal)
    slider.setThumbImage(held, for: .highlighted)
    slider.setMinimumTrackImage(line, for: .normal)
    #expect(slider.thumbTintColor == nil)
    #expect(slider.currentThumbImage == usual)
    #expect(slider.thumbImage(for: .highlighted) == held)
    #expect(slider.currentMaximumTrackImage == nil)
    driver.settle()
    #expect(parts.last?.images == [.thumb: usual._value, .filled: line._value])
    #expect(parts.last?.thumbSize == SizeValue(width: 20, height: 40))
    #expect(parts.last?.lineHeight == 6)
    slider.isHighlighted = true
    driver.settle()
    #expect(parts.last?.images[.thumb] == held._value)
    #expect(parts.last?.thumbSize == SizeValue(width: 24, height: 44))
  }

  @Test func aColourRemovesAnImage() {
    slider.setMaximumTrackImage(image(8, 6), for: .normal)
    driver.settle()
    #expect(parts.last?.lineHeight == 6)
    slider.maximumTrackTintColor = .red
    driver.settle()
    #expect(slider.maximumTrackImage(for: .normal) == nil)
    #expect(parts.last?.images == [:])
    #expect(parts.last?.lineHeight == 4)
  }

  @Test("Images were sent again with each step of a drag")
  func aDragSendsNoImages() throws {
    slider.setThumbImage(image(20, 40), for: .normal)
    driver.settle()
    #expect(parts.count == 1)
    try driver.slide("Volume", to: 0.5, by: [0.2, 0.3, 0.4])
    #expect(parts.count == 1)
  }

  @Test func aSliderWithoutImagesSendsNoParts() throws {
    try driver.slide("Volume", to: 0.5, by: [0.2])
    #expect(parts.isEmpty)
  }

  @Test func anEmptyImageHidesTheThumb() {
    slider.setThumbImage(UIImage(), for: .normal)
    driver.settle()
    #expect(parts.last?.thumbSize == SizeValue(width: 0, height: 0))
  }

  // https://developer.apple.com/documentation/uikit/uislider/trackrect(forbounds:)
  @Test func subclassesOverrideTheSizesOfLineAndThumb() throws {
    final class Thick: UISlider {
      override func trackRect(forBounds bounds: CGRect) -> CGRect {
        super.trackRect(forBounds: bounds).insetBy(dx: 0, dy: -4)
      }
      override func thumbRect(
        forBounds bounds: CGRect,
        trackRect rect: CGRect,
        value: Float
      ) -> CGRect {
        super.thumbRect(forBounds: bounds, trackRect: rect, value: value).insetBy(dx: 6, dy: 6)
      }
    }
    let thick = Thick(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
    try #require(slider.superview).addSubview(thick)
    driver.settle()
    #expect(parts.last?.lineHeight == 12)
    #expect(parts.last?.thumbSize == SizeValue(width: 16, height: 16))
    #expect(
      thick.trackRect(forBounds: thick.bounds) == CGRect(x: 0, y: 11, width: 200, height: 12)
    )
    thick.minimumValueImage = image(20, 20)
    #expect(thick.minimumValueImageRect(forBounds: thick.bounds).origin.y == 7)
    #expect(thick.trackRect(forBounds: thick.bounds).minX == 28)
    thick.value = 1
    let track = thick.trackRect(forBounds: thick.bounds)
    let thumb = thick.thumbRect(forBounds: thick.bounds, trackRect: track, value: 1)
    #expect(thumb == CGRect(x: 178, y: 9, width: 16, height: 16))
  }

  @Test func minimumAndMaximumValueImagesAreSubviews() {
    slider.minimumValueImage = UIImage(systemName: "minus")
    slider.maximumValueImage = UIImage(systemName: "plus")
    #expect(slider.subviews.count == 2)
    slider.minimumValueImage = nil
    #expect(slider.subviews.count == 1)
  }
}
