internal import Foundation
internal import UIKit
internal import UIKitTesting

/// The hit test at a point of a screen of 200 views.
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
  fileprivate static var hitTest: Subject {
    let crowd = Crowd()
    return Subject(name: "our UIKit: hitTest") { times in
      for turn in 0..<times {
        let number = turn % Crowd.rows
        check(crowd.root.hitTest(Crowd.point(number), with: nil) === crowd.last[number])
      }
    }
  }

  /// The same test with rectangles only, in a single list.
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
