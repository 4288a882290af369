import CategoriesPresentation
import ContactsPresentation
import FootballGatherPresentation
import Foundation
import PatternGalleryApp
import PatternGalleryPresentation
import Rostrum
import RostrumUIKit
import SampleRoutes
import UIKit
import UIKitHosting
import ZhihuDailyPresentation

/// An app with a scene that stays open, and further temporary ones.
@MainActor
final class FuzzedApp {
  let name: String
  /// Paths to every kind of screen.
  let paths: [String]
  let runtime: _SceneRuntime
  let display = HeadlessDisplay()
  private let application: _HostedUIApplication
  private let device: Device
  private var visited: Set<RoutePath> = []
  private var turns = 0
  /// The maximum number of destinations that are visited; further ones are only parsed.
  var maximumVisits = 200

  init(
    _ name: String,
    _ delegateClass: any UIApplicationDelegate.Type,
    _ routes: [some Route]
  ) {
    self.name = name
    paths = routes.map(\.path.description)
    application = _HostedUIApplication(delegateClass: delegateClass)
    device = Device(
      id: name,
      container: FileManager.default.temporaryDirectory
        .appending(path: "rostrum-tests-\(UUID().uuidString)", directoryHint: .isDirectory)
    )
    runtime = Self.connect(
      application,
      SceneRequest(id: name, device: device, clock: ManualHostClock())
    )
    runtime.display = display
  }

  isolated deinit {
    runtime.disconnect()
    try? FileManager.default.removeItem(at: device.container)
  }

  /// Returns an instance of each app.
  static func all() -> [FuzzedApp] {
    [
      FuzzedApp("contacts", OfflineApps.Contacts.self, ContactsRoute.samples),
      FuzzedApp("football-gather", OfflineApps.FootballGather.self, FootballGatherRoute.samples),
      FuzzedApp("zhihu-daily", OfflineApps.ZhihuDaily.self, ZhihuDailyRoute.samples),
      FuzzedApp("categories", OfflineApps.Categories.self, CategoriesRoute.samples),
      FuzzedApp("pattern-gallery", PatternGalleryAppDelegate.self, PatternGalleryRoute.samples),
    ]
  }

  private var delegate: RootSceneDelegate {
    guard let delegate = runtime.sceneDelegate as? RootSceneDelegate else {
      preconditionFailure("Expected \(name) to have a RootSceneDelegate.")
    }
    return delegate
  }

  // MARK: - Reading

  /// Returns the destination of an activity, by the rules of `RootSceneDelegate`; nil for none.
  func destination(of activity: NSUserActivity) -> (any Route)? {
    if let path = activity.userInfo?["path"] as? String {
      delegate.route(for: RoutePath(path))
    } else {
      activity.webpageURL.flatMap { delegate.route(for: delegate.path(for: $0)) }
    }
  }

  /// Returns the destination of an address below the app's root; nil for none.
  func destination(of path: String) -> (any Route)? {
    guard path.hasPrefix("/"), let url = URL(string: path) else { return nil }
    return delegate.route(for: delegate.path(for: url))
  }

  /// Returns the fault in a route's path; nil for none.
  func problem(with route: some Route) -> String? {
    if type(of: route).init(path: route.path) != route { return "\(route) is not its path" }
    let address = "/" + route.path.description
    guard destination(of: address) as? AnyHashable == route as AnyHashable else {
      return "\(route) is not its address, \(address)"
    }
    return nil
  }

  // MARK: - Doing

  /// Returns the visible effect of a turn of the open scene; nil for none.
  ///
  /// The scene may send its address again, which corrects a browser that navigated ahead.
  func effect(of turn: () -> Void) -> String? {
    runtime.commit()
    turns += 1
    // Comparing the restoration data costs more than the turn.
    let asks = turns.isMultiple(of: 16)
    let (address, kept) = (display.address, asks ? kept(of: runtime) : nil)
    display.forgetCommits()
    turn()
    for commit in display.commits {
      var rest = commit
      if rest.address == address { rest.address = nil }
      if rest != Commit(number: rest.number) { return "\(name) showed \(commit)" }
    }
    return !asks || self.kept(of: runtime) == kept ? nil : "\(name) has something else to restore"
  }

  func take(up activity: NSUserActivity) {
    runtime.turn { delegate.scene(runtime.windowScene, continue: activity) }
  }

  /// Returns the fault of a scene that opens with invalid input; nil if it equals one that opens
  /// with none.
  func problem(opening path: String? = nil, restoring data: Data? = nil) -> String? {
    if state(path, data) == state(nil, nil) { return nil }
    return "\(name) begins elsewhere"
  }

  /// Visits a destination in a new scene.
  /// - Returns: The fault in its restoration data; nil for none.
  func visit(_ route: any Route, path: String? = nil, restoring data: Data? = nil) -> String? {
    guard visited.count < maximumVisits, visited.insert(route.path).inserted else { return nil }
    let scene = connect(path, data)
    defer { scene.disconnect() }
    guard let kept = scene.restorationData() else { return nil }
    guard let activity = NSUserActivity(_encoded: kept), destination(of: activity) != nil else {
      return "\(name) wants something restored that leads nowhere"
    }
    return nil
  }

  /// All files that the app has written, except SQLite's auxiliary files.
  var files: [String: Data] {
    let names = FileManager.default.enumerator(atPath: device.container.path())
    var files: [String: Data] = [:]
    for case let name as String in names ?? FileManager.DirectoryEnumerator()
    where !name.hasSuffix("-wal") && !name.hasSuffix("-shm") {
      files[name] = try? Data(contentsOf: device.container.appending(path: name))
    }
    return files
  }

  // MARK: - Private

  private func state(_ path: String?, _ data: Data?) -> State {
    let scene = connect(path, data)
    defer { scene.disconnect() }
    return State(snapshot: scene.snapshot(), kept: kept(of: scene))
  }

  /// Returns the restoration data of a scene.
  private func kept(of scene: _SceneRuntime) -> Kept? {
    scene.sceneDelegate?.stateRestorationActivity(for: scene.windowScene).map {
      Kept(
        title: $0.title,
        url: $0.webpageURL,
        entries: NSDictionary(dictionary: $0.userInfo ?? [:])
      )
    }
  }

  private func connect(_ path: String?, _ data: Data?) -> _SceneRuntime {
    Self.connect(
      application,
      SceneRequest(
        id: "fuzzed",
        device: device,
        path: path,
        restorationData: data,
        clock: ManualHostClock()
      )
    )
  }

  private static func connect(
    _ application: _HostedUIApplication,
    _ request: SceneRequest
  ) -> _SceneRuntime {
    guard let runtime = application.connect(request) as? _SceneRuntime else {
      preconditionFailure("Expected our UIKit to open scenes of its own kind.")
    }
    runtime.receive(InputEvent(seen: 0, action: .activation(.active)))
    return runtime
  }

  /// The state by which newly opened scenes are compared.
  private struct State: Equatable {
    var snapshot: Commit
    var kept: Kept?
  }

  private struct Kept: Equatable {
    var title: String?
    var url: URL?
    var entries: NSDictionary
  }
}
