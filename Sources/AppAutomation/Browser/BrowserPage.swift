import Foundation

/// A page in Chromium, on the touch screen of a phone.
@MainActor
final class BrowserPage {
  private let browser: BrowserProcess
  private let session: String
  private(set) var size = ScreenPoint(x: 390, y: 844)

  /// - Throws: `BrowserProcess.Failure`.
  init(in browser: BrowserProcess) throws {
    self.browser = browser
    let target = try browser.send("Target.createTarget", ["url": "about:blank"])["targetId"]
    let values: BrowserProcess.Values = ["targetId": target ?? "", "flatten": true]
    session = try browser.send("Target.attachToTarget", values)["sessionId"] as? String ?? ""
    try send("Page.enable")
    try send("Page.addScriptToEvaluateOnNewDocument", ["source": BrowserScripts.start])
    try send("Emulation.setTouchEmulationEnabled", ["enabled": true, "maxTouchPoints": 5])
    try resize(to: size)
    // The status bar and the home indicator; older browsers have no such command.
    let insets = ["top": 47, "topMax": 47, "bottom": 34, "bottomMax": 34]
    _ = try? send("Emulation.setSafeAreaInsetsOverride", ["insets": insets])
  }

  /// The pixels of a point, as of an iPhone's screen.
  private static let scale = 3

  @discardableResult
  private func send(
    _ method: String,
    _ values: BrowserProcess.Values = [:]
  ) throws -> BrowserProcess.Values {
    try browser.send(method, values, session: session)
  }

  func resize(to size: ScreenPoint) throws {
    self.size = size
    try send(
      "Emulation.setDeviceMetricsOverride",
      [
        "width": Int(size.x), "height": Int(size.y), "deviceScaleFactor": Self.scale,
        "mobile": true,
      ]
    )
  }

  func setDark(_ isDark: Bool) throws {
    let feature = ["name": "prefers-color-scheme", "value": isDark ? "dark" : "light"]
    try send("Emulation.setEmulatedMedia", ["features": [feature]])
  }

  func open(_ address: String) throws {
    try send("Page.navigate", ["url": address])
  }

  /// Returns what a function of JavaScript returns, after its promise if it returns one.
  ///
  /// - Parameters:
  ///   - function: The source of the function.
  ///   - arguments: Its arguments: values that JSON has.
  /// - Returns: A value that JSON has; nil for none.
  /// - Throws: `BrowserProcess.Failure` with an error of the function.
  func call(_ function: String, _ arguments: Any...) throws -> Any? {
    let list = try arguments.map { argument in
      let data = try JSONSerialization.data(withJSONObject: argument, options: .fragmentsAllowed)
      return String(decoding: data, as: UTF8.self)
    }
    let answer = try send(
      "Runtime.evaluate",
      [
        "expression": "(\(function))(\(list.joined(separator: ", ")))", "awaitPromise": true,
        "returnByValue": true,
      ]
    )
    if let problem = answer["exceptionDetails"] as? BrowserProcess.Values {
      let exception = problem["exception"] as? BrowserProcess.Values
      throw BrowserProcess.Failure(description: "\(exception?["description"] ?? problem)")
    }
    return (answer["result"] as? BrowserProcess.Values)?["value"]
  }

  /// Waits until the app has answered everything, and animations have ended.
  func settle() throws {
    _ = try call(BrowserScripts.settle)
  }

  func picture() throws -> Data {
    let text = try send("Page.captureScreenshot", ["format": "png"])["data"] as? String
    return text.flatMap { Data(base64Encoded: $0) } ?? Data()
  }

  // MARK: - Fingers and keys

  /// Puts fingers down, moves or lifts them.
  ///
  /// - Parameters:
  ///   - kind: The name of the event.
  ///   - points: The places of the fingers.
  ///   - date: The time of the event, from which the page computes velocities.
  /// - Throws: `BrowserProcess.Failure`.
  func touch(_ kind: String, _ points: [ScreenPoint], at date: Date = Date()) throws {
    let values = points.enumerated().map { ["x": $1.x, "y": $1.y, "id": Double($0)] }
    try send(
      "Input.dispatchTouchEvent",
      ["type": kind, "touchPoints": values, "timestamp": date.timeIntervalSince1970]
    )
  }

  /// Moves fingers along points, each a step of a sixtieth of a second, also on a busy machine.
  func drag(_ steps: [[ScreenPoint]], holding seconds: Double = 0) throws {
    guard let first = steps.first else { return }
    try touch("touchStart", first)
    try wait(seconds)
    var date = Date()
    for points in steps.dropFirst() {
      date += Self.step
      try touch("touchMove", points, at: date)
      try wait(Self.step)
    }
    try touch("touchEnd", [], at: date)
  }

  /// The seconds between two places of a finger.
  private static let step = 1.0 / 60

  /// Lets time pass in the app and in the page.
  func wait(_ seconds: Double) throws {
    let end = Date(timeIntervalSinceNow: seconds)
    while Date() < end { _ = RunLoop.main.run(mode: .default, before: end) }
  }

  func type(_ text: String) throws {
    for character in text {
      switch character {
      case "\n", "\r", "\r\n", "\u{3}": try press("Enter", code: 13, text: "\r")
      case "\u{8}", "\u{7F}": try press("Backspace", code: 8)
      case "\t": try press("Tab", code: 9)
      default: try send("Input.insertText", ["text": String(character)])
      }
    }
  }

  func press(_ key: String, code: Int, text: String? = nil) throws {
    try press(["key": key, "code": key, "windowsVirtualKeyCode": code], text)
  }

  func press(_ key: HardwareKey) throws {
    let (name, code, number) = key.browser
    try press(
      [
        "key": name, "code": code, "windowsVirtualKeyCode": number,
        "modifiers": key.browserModifiers,
      ],
      key.text.flatMap { $0.first.map { $0 >= " " || $0 == "\r" } == true ? $0 : nil }
    )
  }

  private func press(_ key: BrowserProcess.Values, _ text: String?) throws {
    let down = text.map { ["type": "keyDown", "text": $0] } ?? ["type": "keyDown"]
    try send("Input.dispatchKeyEvent", key.merging(down) { $1 })
    try send("Input.dispatchKeyEvent", key.merging(["type": "keyUp"]) { $1 })
  }
}
