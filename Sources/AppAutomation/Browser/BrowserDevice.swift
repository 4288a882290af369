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
  /// The newest elements and the version of the rows of tables, with their number.
  private var read: (app: ElementRecord, rows: UInt64)?
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
    try closeEditMenu(before: request)
    switch request {
    case .elements(let known): return try elements(known: known)
    case .contents: break
    case .isHittable(let id):
      let bottom = try keyboardTop(over: id) ?? page.size.y
      let answer = try page.call(BrowserScripts.isHittable, place(id), bottom)
      return .flag(answer as? Bool ?? false)
    case .tap(let id, let count, let touches): try tap(id, count, touches)
    case .tapPoint(let point, let id, let count):
      if id.node != 0, try !runtime.hasFrame(id) {
        try tap(id, count, 1)
      } else {
        try tap([point], count)
      }
    case .press(let id, let seconds): try press(id, seconds)
    case .pressPoint(let point, let seconds): try page.drag([[point]], holding: seconds)
    case .drag(var start, let id, let end, let seconds):
      if id.node != 0, try !runtime.hasFrame(id) { start = try middle(of: id) }
      try page.drag(FingerPaths.line(from: start, to: end).map { [$0] }, holding: seconds)
    case .swipe(let id, let direction): try swipe(id, direction)
    case .pinch(let id, let scale):
      try page.drag(FingerPaths.pinch(around: middle(of: id), scale: scale))
    case .rotate(let id, let angle):
      try page.drag(FingerPaths.rotation(around: middle(of: id), by: angle))
    case .type(let id, let text): try type(text, into: id)
    case .key(let text, let modifiers):
      try page.press(HardwareKey(text, KeyValue.Modifiers(rawValue: modifiers)))
    case .slide(let id, let position): try slide(id, to: position)
    case .turn(let id, let title): try turn(id, to: title)
    case .rotateDevice(let isLandscape): try page.resize(to: page.size.turned(isLandscape))
    case .setDark(let isDark): try page.setDark(isDark)
    case .leave: try send(.activation(.background))
    case .activate: try send(.activation(.active))
    case .open(let url): try send(.open(path: url.path))
    case .shake: throw ActionError("Pages are not shaken here.")
    case .screenshot: return .data(try page.picture())
    }
    return .done
  }

  private func elements(known: UInt64?) throws -> AutomationReply {
    let (app, rows) = (try screenElements(), try runtime._rowsVersion)
    if read?.app != app || read?.rows != rows { (read, revision) = ((app, rows), revision + 1) }
    return revision == known ? .unchanged : .elements(app, revision: revision)
  }

  func screenElements() throws -> ElementRecord {
    let runtime = try runtime
    runtime.commit()
    return runtime.elements(in: runtime.newTree, screen)
  }

  var runtime: _SceneRuntime {
    get throws {
      guard let runtime = application.scene as? _SceneRuntime else {
        throw ActionError("The page has no scene.")
      }
      return runtime
    }
  }

  /// Sends what the page does not report by fingers.
  private func send(_ action: InputEvent.Action) throws {
    let runtime = try runtime
    runtime.receive(InputEvent(seen: runtime.newTree.number, action: action))
  }

  // MARK: - Places

  private func place(_ id: ElementRecord.ID) -> BrowserProcess.Values {
    var place: BrowserProcess.Values = ["node": Int(id.node), "part": "whole"]
    switch id.part {
    case .whole, .text, .paragraph, .key, .container, .unseen: break
    case .clear: place["part"] = "clear"
    case .accessory: place["part"] = "accessory"
    case .editControl: place["part"] = "editControl"
    case .handle: place["part"] = "handle"
    case .action(let index): (place["part"], place["index"]) = ("action", index)
    case .link(let address): (place["part"], place["address"]) = ("link", address)
    }
    return place
  }

  private func middle(of id: ElementRecord.ID) throws -> ScreenPoint { try frame(of: id).middle }

  /// Scrolls to an element, and returns its frame.
  private func frame(of id: ElementRecord.ID) throws -> ElementFrame {
    if id.node == 0 { return ElementFrame(x: 0, y: 0, width: page.size.x, height: page.size.y) }
    let bottom = try keyboardTop(over: id)
    let limit = bottom ?? page.size.y
    let answer = try page.call(BrowserScripts.middle, place(id), limit) as? [Any]
    let numbers = (answer ?? []).compactMap { ($0 as? NSNumber)?.doubleValue }
    guard numbers.count == 4 else {
      throw ActionError(AutomationReply.vanished)
    }
    let (x, y, width, height) = (numbers[0], numbers[1], numbers[2], numbers[3])
    if let bottom, y >= bottom { throw ActionError(ActionError.coveredByKeyboard) }
    return ElementFrame(x: x - width / 2, y: y - height / 2, width: width, height: height)
  }

  /// Returns the top of the keyboard that is over an element, or would be at another place; nil for none.
  private func keyboardTop(over id: ElementRecord.ID) throws -> Double? {
    let tree = try runtime.newTree
    guard let keyboard = KeyboardElements(tree: tree, typed: [:], screen: screen),
      keyboard.covers(.infinity, of: tree.path(from: NodeID(rawValue: id.node)))
    else { return nil }
    return keyboard.frame.y
  }

  private var screen: SceneEnvironment {
    var screen = SceneEnvironment()
    (screen.width, screen.height) = (page.size.x, page.size.y)
    return screen
  }

  // MARK: - Actions

  private func tap(_ id: ElementRecord.ID, _ count: Int, _ touches: Int) throws {
    if case .key(let name) = id.part { return try page.type(KeyboardElements.text(ofKey: name)) }
    let point = try middle(of: id)
    let points = (0..<touches).map { ScreenPoint(x: point.x + Double($0) * 30, y: point.y) }
    let text = try touches == 1 ? text(around: id) : nil
    try tap(points, count)
    if let text, text.isEditing || count > 1 {
      rest()
      try runtime.openEditMenu(afterTaps: count, on: text.id, x: point.x, y: point.y)
    }
  }

  private func tap(_ points: [ScreenPoint], _ count: Int) throws {
    for _ in 0..<count {
      try page.touch("touchStart", points)
      try page.touch("touchEnd", [])
    }
  }

  private func press(_ id: ElementRecord.ID, _ seconds: Double) throws {
    if seconds >= ElementActions.longPress, let text = try text(around: id) {
      if !text.isEditing { try tap([middle(of: id)], 1) }
      rest()
      _ = try runtime.openEditMenu(of: text.id)
    } else {
      try page.drag([[middle(of: id)]], holding: seconds)
    }
  }

  /// Returns the text of which an element is a part.
  private func text(around id: ElementRecord.ID) throws -> RenderTree.Node? {
    try runtime.newTree.path(from: NodeID(rawValue: id.node)).first { $0.kind.isText }
  }

  /// Closes the edit menu before an action on another element than its items.
  private func closeEditMenu(before request: AutomationRequest) throws {
    var tapped: ElementRecord.ID?
    switch request {
    case .elements, .contents, .isHittable, .screenshot: return
    case .tap(let id, _, _), .tapPoint(_, let id, _): tapped = id
    default: break
    }
    let tree = try runtime.newTree
    guard tree.nodes.values.contains(where: \.isEditMenu),
      tapped.map(tree.isInEditMenu) != true
    else { return }
    try runtime.closeEditMenu()
    // The page returns the focus to the text.
    rest()
  }

  private func type(_ text: String, into id: ElementRecord.ID) throws {
    guard try runtime.newTree.isEditing(in: id) else {
      throw ActionError("Neither element nor any descendant has keyboard focus.")
    }
    try page.type(text)
  }

  private func swipe(_ id: ElementRecord.ID, _ direction: SwipeDirection) throws {
    let (start, end) = try FingerPaths.swipe(across: frame(of: id), direction, in: page.size)
    try page.drag(FingerPaths.line(from: start, to: end, steps: 8).map { [$0] })
    // The content comes to rest.
    try page.wait(0.5)
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
    try page.drag(
      FingerPaths.line(from: place(ends[3]), to: place(position), steps: 10).map { [$0] }
    )
  }

  private func turn(_ id: ElementRecord.ID, to title: String) throws {
    guard let node = try runtime.newTree[NodeID(rawValue: id.node)], let wheel = node.wheel else {
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
