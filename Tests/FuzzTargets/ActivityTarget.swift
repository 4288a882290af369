import Foundation
import UIKit

/// The restoration data of scenes: the app's number, and the file.
@MainActor
final class ActivityTarget: FuzzTarget {
  let apps = FuzzedApp.all()
  private var refusals = 0

  var corpus: [[UInt8]] {
    apps.indices.flatMap { number in
      apps[number].paths.compactMap { path in
        activity(at: path)._encoded.map { [UInt8(number)] + $0 }
      }
    }
  }

  /// Returns a valid activity of a scene with unsaved changes.
  private func activity(at path: String) -> NSUserActivity {
    let activity = NSUserActivity(activityType: "rostrum.path")
    activity.title = "A title"
    activity.webpageURL = URL(string: "http://localhost/\(path)")
    let drafts = [path: Data("{\"name\":\"Ana\",\"age\":\"7\",\"text\":\"\"}".utf8)]
    activity.userInfo = ["path": path, "drafts": drafts]
    return activity
  }

  func problem(with input: [UInt8]) -> String? {
    guard let number = input.first else { return nil }
    let app = apps[Int(number) % apps.count]
    let data = Data(input.dropFirst())
    let activity = NSUserActivity(_encoded: data)
    if let activity, let route = app.destination(of: activity) {
      return app.problem(with: route) ?? app.visit(route, restoring: data)
    }
    let effect = app.effect { if let activity { app.take(up: activity) } }
    refusals += 1
    // Opening a scene costs a hundred times as much as a turn of an open one.
    return effect ?? (refusals.isMultiple(of: 256) ? app.problem(restoring: data) : nil)
  }
}
