import UIKitHosting

extension SceneDriver {
  /// Activates an element as a screen reader or a key does, rather than by a tap.
  public func activate(_ label: String, _ role: Role? = nil) throws {
    let element = try element(label, role)
    try perform(.assist(element.id, .activate), "activating \(element)")
  }

  /// Increments the value of an adjustable element by a number of steps; decrements it if negative.
  public func adjust(_ label: String, by steps: Int) throws {
    let element = try element(label, .slider)
    let assistance: InputEvent.Assistance = steps < 0 ? .decrement : .increment
    for _ in 0..<abs(steps) {
      try perform(.assist(element.id, assistance), "adjusting \(element)")
    }
  }

  /// Presses Escape in the element with a label, or on the screen, without a sheet or back button
  /// as fallback.
  ///
  /// - Throws: `DriverError` if nothing handles the key.
  public func escape(from label: String? = nil) throws {
    guard let start = try label.map({ try element($0).id }) ?? display.tree.root else { return }
    try perform(.escape(start, via: nil), "pressing Escape")
  }
}
