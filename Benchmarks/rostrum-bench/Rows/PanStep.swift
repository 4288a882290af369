internal import Foundation
internal import UIKit
internal import UIKitHosting
internal import UIKitTesting

/// A step of a pan that drags a view, from the message to the commit with the view's new frame; beside the
/// same step on a view whose class receives the touch.
@MainActor
var panStep: Row {
  Row(
    name: "pan step to commit, headless",
    aim: .microseconds(20),
    ours: .drag("our UIKit: pan recogniser", PannedView()),
    baselines: [.drag("our UIKit: touchesMoved", TouchedView())]
  )
}

/// The view at a point of a screen of 200 views.
@MainActor
var hitTest: Row {
  Row(
    name: "hit test in a screen of 200 views",
    aim: .microseconds(2),
    ours: .hitTest,
    baselines: [.frames]
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

  fileprivate static var hitTest: Subject {
    let crowd = Crowd()
    return Subject(name: "our UIKit: hitTest") { times in
      for turn in 0..<times {
        let number = turn % Crowd.rows
        check(crowd.root.hitTest(Crowd.point(number), with: nil) === crowd.last[number])
      }
    }
  }

  /// The same by rectangles alone, all of them in one list.
  fileprivate static var frames: Subject {
    let crowd = Crowd()
    let frames = crowd.views.map { $0.convert($0.bounds, to: crowd.root) }
    return Subject(name: "rectangles, the last first") { times in
      for turn in 0..<times {
        let point = Crowd.point(turn % Crowd.rows)
        check(frames.lastIndex { $0.contains(point) } != nil)
      }
    }
  }
}

/// Ten rows of nineteen views.
@MainActor
private final class Crowd {
  static let rows = 10

  let root: UIView
  private(set) var views: [UIView] = []
  /// The view at the point of each row.
  private(set) var last: [UIView] = []
  private let driver: SceneDriver

  init() {
    let screen = UIViewController()
    root = screen.view
    for row in 0..<Self.rows {
      let line = UIView(frame: CGRect(x: 0, y: row * 60, width: 390, height: 60))
      let parts = (0..<19).map { UIView(frame: CGRect(x: $0 * 20, y: 5, width: 18, height: 50)) }
      parts.forEach(line.addSubview)
      root.addSubview(line)
      views += [line] + parts
      last.append(parts[3])
    }
    driver = SceneDriver(rootViewController: screen)
  }

  static func point(_ row: Int) -> CGPoint {
    CGPoint(x: 65, y: row * 60 + 30)
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

/// Takes commits and keeps their number only.
private final class FrameDisplay: Display {
  private(set) var commits = 0
  private(set) var number: UInt64 = 0

  func show(_ commit: Commit) {
    commits += 1
    number = commit.number
  }
}
