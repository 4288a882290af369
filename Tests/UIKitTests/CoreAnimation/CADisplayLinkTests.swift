import Foundation
import Testing
import UIKit
import UIKitHosting
import UIKitTesting

/// After https://developer.apple.com/documentation/quartzcore/cadisplaylink.
@MainActor
struct CADisplayLinkTests {
  private final class Screen: UIViewController {
    lazy var link = CADisplayLink(target: self, selector: Selector(Screen.step(_:)))
    private(set) var times: [CFTimeInterval] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      let start = UIButton(
        type: .system,
        primaryAction: UIAction(title: "Start") { [weak self] _ in
          self?.link.add(to: .main, forMode: .common)
        }
      )
      start.frame = CGRect(x: 0, y: 100, width: 100, height: 44)
      view.addSubview(start)
    }

    func step(_ link: CADisplayLink) {
      times.append(link.timestamp)
      #expect(link.timestamp == CACurrentMediaTime())
      view.alpha = CGFloat(times.count) / 1000
    }
  }

  private let screen = Screen()
  private let driver: SceneDriver

  init() throws {
    driver = SceneDriver(rootViewController: screen)
    let id = try #require(screen.view.subviews[0]._nodeID)
    driver.scene.receive(InputEvent(seen: driver.display.tree.number, action: .tap(id)))
  }

  @Test func aFrameIsASixtiethOfASecondOnTheScenesClock() {
    let before = driver.display.commits.count
    driver.clock.advance(by: .milliseconds(500))
    #expect((29...30).contains(screen.times.count))
    #expect(driver.display.commits.count - before == screen.times.count)
    let steps = zip(screen.times, screen.times.dropFirst()).map { $1 - $0 }
    #expect(steps.allSatisfy { abs($0 - 1 / 60) < 1e-5 })
    #expect(abs(screen.link.duration - 1 / 60) < 1e-9)
    #expect(abs(screen.link.targetTimestamp - screen.link.timestamp - 1 / 60) < 1e-6)
    screen.link.invalidate()
    #expect(driver.clock.isIdle)
  }

  @Test func aLowerRateSkipsFrames() {
    screen.link.preferredFramesPerSecond = 20
    driver.clock.advance(by: .seconds(1))
    #expect((19...21).contains(screen.times.count))
    screen.link.preferredFrameRateRange = CAFrameRateRange(minimum: 8, maximum: 15, preferred: 10)
    let count = screen.times.count
    driver.clock.advance(by: .seconds(1))
    #expect((9...11).contains(screen.times.count - count))
    #expect(abs(screen.link.targetTimestamp - screen.link.timestamp - 0.1) < 1e-6)
    screen.link.invalidate()
  }

  @Test func aPausedLinkReceivesNoFrames() {
    screen.link.isPaused = true
    driver.clock.advance(by: .seconds(1))
    #expect(screen.times.isEmpty)
    #expect(driver.clock.isIdle)
    screen.link.isPaused = false
    driver.clock.advance(by: .seconds(1))
    #expect(!screen.times.isEmpty)
    screen.link.invalidate()
  }

  @Test func aSceneInTheBackgroundReceivesNoFrames() {
    driver.scene.receive(
      InputEvent(seen: driver.display.tree.number, action: .activation(.background))
    )
    driver.clock.advance(by: .seconds(1))
    #expect(screen.times.isEmpty)
    driver.scene.receive(
      InputEvent(seen: driver.display.tree.number, action: .activation(.active))
    )
    driver.clock.advance(by: .seconds(1))
    #expect(!screen.times.isEmpty)
    screen.link.invalidate()
  }
}
