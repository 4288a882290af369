import AppHosting
import BrowserHost
import Foundation
import Synchronization
import UIKit
import UIKitHosting

/// The app in Chromium, driven by fingers and keys there.
@MainActor
final class BrowserDevice: AutomatedDevice {
  private let application: WatchedApplication
  private let page: BrowserPage
  private var revision: UInt64 = 0

  /// Serves the app, and opens it.
  ///
  /// - Parameters:
  ///   - delegateClass: The class of the app's delegate.
  ///   - program: The absolute path of Chromium.
  /// - Throws: `BrowserProcess.Failure`, or an error of the server.
  init(_ delegateClass: any UIApplicationDelegate.Type, program: String) throws {
    let application = WatchedApplication(delegateClass)
    self.application = application
    let port = Mutex<Int?>(nil)
    let host = try AppProcess.host(for: application, port: 0) { number in
      port.withLock { $0 = number }
    }
    Task { try await host.run() }
    let folder = FileManager.default.temporaryDirectory.appending(path: "browser-\(getpid())")
    page = try BrowserPage(in: BrowserProcess(program, in: folder))
    var number: Int?
    while number == nil {
      _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.02))
      number = port.withLock(\.self)
    }
    try page.open("http://127.0.0.1:\(number ?? 0)/app")
    rest()
  }

  func rest() {
    let end = ContinuousClock.now + Self.longestRest
    while ContinuousClock.now < end {
      let wasMoving = application.isMoving
      // A page that is being replaced has no context for scripts.
      let isSettled = (try? page.settle()) != nil
      if isSettled, !wasMoving, !application.isMoving { return }
      _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
    }
  }

  /// The time after which an app counts as one that never rests.
  private static let longestRest = Duration.seconds(3)

  // MARK: - Requests

  func perform(_ request: AutomationRequest) throws -> AutomationReply {
    switch request {
    case .elements: return try elements()
    case .isHittable(let id):
      return .flag(try page.call(BrowserScripts.isHittable, place(id)) as? Bool ?? false)
    case .tap(let id, let count, let touches): try tap(id, count, touches)
    case .tapPoint(let point, let id, let count):
      if id.node != 0, !hasFrame(id) { try tap(id, count, 1) } else { try tap([point], count) }
    case .press(let id, let seconds): try page.drag([[middle(of: id)]], holding: seconds)
    case .pressPoint(let point, let seconds): try page.drag([[point]], holding: seconds)
    case .drag(var start, let id, let end, let seconds):
      if id.node != 0, !hasFrame(id) { start = try middle(of: id) }
      try page.drag(way(from: start, to: end, steps: 20).map { [$0] }, holding: seconds)
    case .swipe(let id, let direction): try swipe(id, direction)
    case .pinch(let id, let scale): try pinch(id, scale)
    case .rotate(let id, let angle): try rotate(id, angle)
    case .type(let id, let text): try type(text, into: id)
    case .slide(let id, let position): try slide(id, to: position)
    case .turn(let id, let title): try turn(id, to: title)
    case .rotateDevice(let isLandscape):
      let (short, long) = (min(page.size.x, page.size.y), max(page.size.x, page.size.y))
      try page.resize(to: ScreenPoint(x: isLandscape ? long : short, y: isLandscape ? short : long))
    case .setDark(let isDark): try page.setDark(isDark)
    case .leave: send(.activation(.background))
    case .activate: send(.activation(.active))
    case .open(let url): send(.open(path: url.path))
    case .shake: throw ActionError("Pages are not shaken here.")
    case .screenshot: return .data(try page.picture())
    }
    return .done
  }

  private func elements() throws -> AutomationReply {
    guard let runtime = application.scene as? _SceneRuntime else {
      throw ActionError("The page has no scene.")
    }
    revision += 1
    runtime.commit()
    var environment = SceneEnvironment()
    (environment.width, environment.height) = (page.size.x, page.size.y)
    let reader = ElementTreeReader(
      tree: tree,
      rects: runtime.shownRects(),
      typed: [:],
      screen: environment,
      isDatePicker: runtime.isDatePicker
    )
    return .elements(reader.application(), revision: revision)
  }

  private var tree: RenderTree {
    var tree = RenderTree()
    if let snapshot = application.scene?.snapshot() { tree.apply(snapshot) }
    return tree
  }

  /// Sends what the page does not report by fingers.
  private func send(_ action: InputEvent.Action) {
    application.scene?.receive(InputEvent(seen: tree.number, action: action))
  }

  // MARK: - Places

  private func place(_ id: ElementRecord.ID) -> BrowserProcess.Values {
    var place: BrowserProcess.Values = ["node": Int(id.node), "part": "whole"]
    switch id.part {
    case .whole, .text, .paragraph, .key, .container: break
    case .clear: place["part"] = "clear"
    case .accessory: place["part"] = "accessory"
    case .editControl: place["part"] = "editControl"
    case .handle: place["part"] = "handle"
    case .action(let index): (place["part"], place["index"]) = ("action", index)
    case .link(let address): (place["part"], place["address"]) = ("link", address)
    }
    return place
  }

  /// Whether an element has a frame of its own; the page places others.
  private func hasFrame(_ id: ElementRecord.ID) -> Bool {
    guard [.whole, .text].contains(id.part),
      let rect = (application.scene as? _SceneRuntime)?.shownRects()[NodeID(rawValue: id.node)]
    else { return false }
    return rect.width > 0 && rect.height > 0
  }

  private func middle(of id: ElementRecord.ID) throws -> ScreenPoint {
    if id.node == 0 { return ScreenPoint(x: page.size.x / 2, y: page.size.y / 2) }
    guard let point = try page.call(BrowserScripts.middle, place(id)) as? [Any], point.count == 2,
      let x = (point[0] as? NSNumber)?.doubleValue, let y = (point[1] as? NSNumber)?.doubleValue
    else { throw ActionError("The element is no longer on the screen.") }
    return ScreenPoint(x: x, y: y)
  }

  private func way(from start: ScreenPoint, to end: ScreenPoint, steps: Int) -> [ScreenPoint] {
    (0...steps).map { step in
      let share = Double(step) / Double(steps)
      return ScreenPoint(
        x: start.x + (end.x - start.x) * share,
        y: start.y + (end.y - start.y) * share
      )
    }
  }

  // MARK: - Actions

  private func tap(_ id: ElementRecord.ID, _ count: Int, _ touches: Int) throws {
    if case .key(let name) = id.part { return try press(key: name) }
    let point = try middle(of: id)
    try tap((0..<touches).map { ScreenPoint(x: point.x + Double($0) * 30, y: point.y) }, count)
  }

  private func tap(_ points: [ScreenPoint], _ count: Int) throws {
    for _ in 0..<count {
      try page.touch("touchStart", points)
      try page.touch("touchEnd", [])
    }
  }

  private func press(key name: String) throws {
    switch name {
    case "return": try page.type("\n")
    case "delete": try page.type("\u{8}")
    case "space": try page.type(" ")
    case "shift", "keyboard": break
    default: try page.type(name)
    }
  }

  private func type(_ text: String, into id: ElementRecord.ID) throws {
    guard
      tree.nodes.values.contains(where: { node in
        node.isEditing && (id.node == 0 || node.id.rawValue == id.node || node.isIn(id.node, tree))
      })
    else { throw ActionError("Neither element nor any descendant has keyboard focus.") }
    try page.type(text)
  }

  private func swipe(_ id: ElementRecord.ID, _ direction: SwipeDirection) throws {
    let middle = try middle(of: id)
    let (x, y) = direction.vector
    let reach = x == 0 ? 240.0 : 150.0
    let (start, end) = (
      ScreenPoint(x: middle.x - x * reach / 2, y: middle.y - y * reach / 2),
      ScreenPoint(x: middle.x + x * reach / 2, y: middle.y + y * reach / 2)
    )
    try page.drag(way(from: start, to: end, steps: 8).map { [$0] })
    // The content comes to rest.
    try page.wait(0.5)
  }

  private func pinch(_ id: ElementRecord.ID, _ scale: Double) throws {
    let middle = try middle(of: id)
    let (start, end) = scale < 1 ? (80.0, 80 * scale) : (80 / scale, 80.0)
    try page.drag(
      (0...20).map { step in
        let distance = start + (end - start) * Double(step) / 20
        return [
          ScreenPoint(x: middle.x - distance, y: middle.y),
          ScreenPoint(x: middle.x + distance, y: middle.y),
        ]
      }
    )
  }

  private func rotate(_ id: ElementRecord.ID, _ angle: Double) throws {
    let middle = try middle(of: id)
    try page.drag(
      (0...20).map { step in
        let (x, y) = (80 * cos(angle * Double(step) / 20), 80 * sin(angle * Double(step) / 20))
        return [
          ScreenPoint(x: middle.x - x, y: middle.y - y),
          ScreenPoint(x: middle.x + x, y: middle.y + y),
        ]
      }
    )
  }

  private func slide(_ id: ElementRecord.ID, to position: Double) throws {
    guard let track = try page.call(BrowserScripts.track, place(id)) as? [Any] else {
      throw ActionError("It is not a slider.")
    }
    let ends = track.compactMap { ($0 as? NSNumber)?.doubleValue }
    guard ends.count == 4 else { throw ActionError("It is not a slider.") }
    let thumb = 14.0
    let place = { (fraction: Double) in
      ScreenPoint(x: ends[0] + thumb + (ends[1] - ends[0] - 2 * thumb) * fraction, y: ends[2])
    }
    try page.drag(way(from: place(ends[3]), to: place(position), steps: 10).map { [$0] })
  }

  private func turn(_ id: ElementRecord.ID, to title: String) throws {
    let tree = tree
    guard let node = tree[NodeID(rawValue: id.node)], let wheel = node.wheel else {
      throw ActionError("It is not a picker wheel.")
    }
    guard let row = wheel.titles.firstIndex(of: title) else {
      throw ActionError("Its wheel has no row \"\(title)\".")
    }
    _ = try page.call(BrowserScripts.focusWheel, place(id))
    let distance = row - node.selectedRow
    for _ in 0..<abs(distance) {
      try page.press(distance > 0 ? "ArrowDown" : "ArrowUp", code: distance > 0 ? 40 : 38)
    }
  }
}

extension RenderTree.Node {
  /// Whether the node is inside of another one.
  fileprivate func isIn(_ other: UInt32, _ tree: RenderTree) -> Bool {
    var node = parent
    while let current = node {
      if current.rawValue == other { return true }
      node = tree[current]?.parent
    }
    return false
  }
}
