import Foundation
import UIKit
import UIKitHosting
import UIKitTesting

extension SceneDriver {
  /// Waits until the screen shows no loading indicator, and has not changed for a while.
  ///
  /// - Throws: `DriverError` if that takes longer than a minute.
  func rest() async throws {
    var number = display.tree.number
    var since = ContinuousClock.now
    try await eventually("the screen rests") {
      let now = ContinuousClock.now
      if display.tree.number != number || display.tree.nodes.values.contains(where: \.isAnimating) {
        (number, since) = (display.tree.number, now)
      }
      return now - since > .milliseconds(300)
    }
  }

  /// Taps a row, and goes back.
  ///
  /// - Parameter index: The row's number among those shown, from 0.
  /// - Returns: The path of the screen that the row opens.
  /// - Throws: `DriverError` if there is no such row, or it opens nothing.
  func path(ofRow index: Int) async throws -> String {
    let start = display.address?.path
    try await eventually("row \(index) is there") { find(nil, .cell).count > index }
    try await rest()
    try tap(find(nil, .cell)[index])
    try await eventually("row \(index) leads to a screen") { display.address?.path != start }
    let path = display.address?.path ?? "/"
    try await rest()
    if !find(nil, .backButton).isEmpty { try goBack() }
    try await rest()
    return path
  }
}
