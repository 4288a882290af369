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

  @Test func aPersonMovesItAndItTellsEachPlace() throws {
    #expect(driver.screen == "slider \"Volume\" = 0%")
    try driver.slide("Volume", to: 0.5, by: [0.2])
    #expect(driver.screen == "slider \"Volume\" = 50%")
    #expect(log.take() == ["down 0.0", "value 2.0", "value 5.0", "up 5.0"])
  }

  @Test func itsThumbIsATouchThatGoesOn() throws {
    slider.addAction(UIAction { [log] _ in log("drag") }, for: .touchDragInside)
    try driver.slide("Volume", to: 0.5, by: [0.2, 0.3])
    #expect(log.take() == ["down 0.0", "value 2.0", "value 3.0", "drag", "value 5.0", "up 5.0"])
  }

  @Test func oneThatIsNotContinuousTellsInTheEnd() throws {
    slider.isContinuous = false
    try driver.slide(to: 1, by: [0.2, 0.4])
    #expect(log.take() == ["down 0.0", "value 10.0", "up 10.0"])
  }

  @Test func theAppMovesItInSilence() {
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

  @Test func aDisabledOneStaysAndTheDisplayHearsWhere() {
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

  @Test func itSaysWhatTheAppSaysOfIt() {
    slider.accessibilityValue = "quiet"
    #expect(driver.screen == "slider \"Volume\" = quiet")
  }

  @Test func itsImagesStandAtItsEnds() {
    slider.minimumValueImage = UIImage(systemName: "minus")
    slider.maximumValueImage = UIImage(systemName: "plus")
    #expect(slider.subviews.count == 2)
    slider.minimumValueImage = nil
    #expect(slider.subviews.count == 1)
  }
}
