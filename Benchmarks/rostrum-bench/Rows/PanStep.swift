internal import Foundation
internal import UIKit
internal import UIKitHosting
internal import UIKitTesting

/// A step of a pan that drags a view, from the message to the commit with the view's new frame; and
/// the same step on a view whose class handles the touch.
@MainActor
var panStep: Row {
  Row(
    name: "pan step to commit, headless",
    aim: .microseconds(20),
    ours: .drag("our UIKit: pan recogniser", PannedView()),
    baselines: [.drag("our UIKit: touchesMoved", TouchedView())]
  )
}

extension Subject {
  fileprivate static func drag(_ name: String, _ view: UIView) -> Subject {
    let screen = UIViewController()
    view.frame = CGRect(x: 100, y: 100, width: 100, height: 100)
    screen.view.addSubview(view)
    let driver = SceneDriver(rootViewController: screen)
    let display = FrameDisplay()
    driver.scene.display = display
    driver.scene.commit()
    var (x, time) = (150.0, 0.0)
    func send(_ phase: PointerSample.Phase) {
      time += 1 / 60.0
      driver.scene.receive(
        InputEvent(
          seen: display.number,
          action: .pointers([PointerSample(id: 1, phase: phase, x: x, y: 150)], time: time)
        )
      )
    }
    send(.down)
    x += 20
    send(.moved)
    return Subject(name: name) { times in
      let before = display.commits
      for step in 0..<times {
        x += step.isMultiple(of: 2) ? 1 : -1
        send(.moved)
      }
      check(display.commits == before + times && driver.scene.droppedEvents == 0)
    }
  }
}

private final class PannedView: UIView {
  private var start = CGPoint.zero

  override init(frame: CGRect) {
    super.init(frame: frame)
    let pan = UIPanGestureRecognizer(target: self, action: Selector(PannedView.panned(_:)))
    addGestureRecognizer(pan)
  }

  required init?(coder: NSCoder) {
    nil
  }

  private func panned(_ pan: UIPanGestureRecognizer) {
    if pan.state == .began { start = center }
    let moved = pan.translation(in: superview)
    center = CGPoint(x: start.x + moved.x, y: start.y + moved.y)
  }
}

private final class TouchedView: UIView {
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    center.x += touch.location(in: superview).x - touch.previousLocation(in: superview).x
  }
}

/// A display that only counts commits.
private final class FrameDisplay: Display {
  private(set) var commits = 0
  private(set) var number: UInt64 = 0

  func show(_ commit: Commit) {
    commits += 1
    number = commit.number
  }
}
