public import Foundation
import UIKitHosting

extension SceneDriver {
  /// Turns a wheel to the row with this title.
  ///
  /// - Parameters:
  ///   - title: The title of the row.
  ///   - component: The 0-based index of the wheel in its picker, in reading order.
  ///   - label: The label of the picker; nil if there is only one.
  /// - Throws: `DriverError` when there is no such picker or row, or it cannot be turned.
  public func pick(_ title: String, inComponent component: Int = 0, of label: String? = nil) throws
  {
    try pick(title, on: wheel(component, of: label))
  }

  /// Turns a wheel to the row with this title.
  ///
  /// - Throws: `DriverError` when there is no such row, or the wheel cannot be turned.
  public func pick(_ title: String, on wheel: Element) throws {
    guard let row = display.tree[wheel.id]?.wheel?.titles.firstIndex(of: title) else {
      throw DriverError.notFound("a row \"\(title)\" of \(wheel)", screen: screen)
    }
    try perform(.pick(wheel.id, row: row), "turning \(wheel) to \"\(title)\"")
  }

  /// Turns the wheels of a countdown to a duration, in seconds.
  ///
  /// - Throws: `DriverError` when it cannot be shown.
  public func setCountDown(_ seconds: TimeInterval, of label: String? = nil) throws {
    let minutes = Int(seconds) / 60
    let wanted = [String(minutes / 60), String(minutes % 60)]
    // Minutes come first: an hour may not be removable while there are none.
    for component in [1, 0] where try title(component, of: label) != wanted[component] {
      try pick(wanted[component], inComponent: component, of: label)
    }
  }

  private func title(_ component: Int, of label: String?) throws -> String? {
    try wheel(component, of: label).value?.split(separator: " ").first.map(String.init)
  }

  private func wheel(_ component: Int, of label: String?) throws -> Element {
    let pickers = find(label, .picker)
    let wanted = "a picker\(label.map { " \"\($0)\"" } ?? "")"
    guard let picker = pickers.first else {
      throw DriverError.notFound(wanted, screen: screen)
    }
    if pickers.count > 1 {
      throw DriverError.ambiguous(wanted, count: pickers.count, screen: screen)
    }
    guard picker.children.indices.contains(component) else {
      throw DriverError.notFound("component \(component) of \(picker)", screen: screen)
    }
    return picker.children[component]
  }
}
