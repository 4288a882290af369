import UIKitHosting

extension SceneDriver {
  /// Activates something as a screen reader or a key does, rather than by a tap.
  public func activate(_ label: String, _ role: Role? = nil) throws {
    let element = try element(label, role)
    try perform(.assist(element.id, .activate), "activating \(element)")
  }

  /// Makes the value of something adjustable greater, by so many steps; smaller where negative.
  public func adjust(_ label: String, by steps: Int) throws {
    let element = try element(label, .slider)
    let assistance: InputEvent.Assistance = steps < 0 ? .decrement : .increment
    for _ in 0..<abs(steps) {
      try perform(.assist(element.id, assistance), "adjusting \(element)")
    }
  }

  /// Presses Escape where an element has focus, or on the screen; nothing else may leave it.
  ///
  /// - Throws: `DriverError` where nothing answers.
  public func escape(from label: String? = nil) throws {
    guard let start = try label.map({ try element($0).id }) ?? display.tree.root else { return }
    try perform(.escape(start, way: nil), "pressing Escape")
  }
}
