import Foundation
import Rostrum
import UIKit
import UIKitHosting

/// Addresses below an app's root, as pages request them: the app's number, and the address.
@MainActor
final class LinkTarget: FuzzTarget {
  let apps = FuzzedApp.all()
  private var refusals = 0

  var corpus: [[UInt8]] {
    apps.indices.flatMap { number in
      (apps[number].paths + ["a%20b/%C3%BC?q=%26&r=1#x"]).map {
        [UInt8(number)] + Array("/\($0)".utf8)
      }
    }
  }

  func problem(with input: [UInt8]) -> String? {
    guard let number = input.first else { return nil }
    let app = apps[Int(number) % apps.count]
    let address = String(decoding: input.dropFirst(), as: UTF8.self)
    if let problem = spelling(address) { return problem }
    if let route = app.destination(of: address) {
      return app.problem(with: route) ?? app.visit(route, path: address)
    }
    let effect = app.effect {
      app.runtime.receive(InputEvent(seen: 1, action: .open(path: address)))
    }
    refusals += 1
    return effect ?? (refusals.isMultiple(of: 256) ? app.problem(opening: address) : nil)
  }

  /// Returns a fault unless a path is equal after it is written and parsed again.
  private func spelling(_ address: String) -> String? {
    let path = RoutePath(address)
    let again = RoutePath(path.description)
    return again == path ? nil : "\(path.segments) \(path.query) is written \(path.description)"
  }
}
