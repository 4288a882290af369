import Foundation
public import UIKitHosting

/// An app for a host, started from its delegate's class, with one `UIApplication` per device.
@preconcurrency @MainActor
public final class _HostedUIApplication: HostedApplication {
  private let delegateClass: any UIApplicationDelegate.Type
  private let manifest: AppManifest
  private let isOnlyDevice: Bool
  private var applications: [String: UIApplication] = [:]

  /// - Parameters:
  ///   - delegateClass: The class of the app's delegate.
  ///   - isOnlyDevice: True if the process is one device, as on iOS, whose files are those of the process.
  ///     Code that no event and no task of a scene has started, such as a block of a dispatch queue, then
  ///     runs in the newest scene.
  public convenience init(
    delegateClass: any UIApplicationDelegate.Type,
    isOnlyDevice: Bool = false
  ) {
    self.init(delegateClass: delegateClass, manifest: AppManifest(), isOnlyDevice: isOnlyDevice)
  }

  package init(
    delegateClass: any UIApplicationDelegate.Type,
    manifest: AppManifest,
    isOnlyDevice: Bool = false
  ) {
    self.delegateClass = delegateClass
    self.manifest = manifest
    self.isOnlyDevice = isOnlyDevice
  }

  /// Opens a scene, which is inactive until its display reports that it is active.
  public func connect(_ request: SceneRequest) -> any HostedScene {
    var request = request
    if isOnlyDevice { request.device.container = Device.containerOfThisProcess }
    let running = running(on: request.device)
    let application =
      running
      ?? UIApplication(delegate: makeDelegate(), device: request.device, manifest: manifest)
    applications[request.device.id] = application
    let runtime = _SceneRuntime(application: application, request: request) {
      [weak self, weak application] in
      application?._scenes.removeAll { $0.activationState == .unattached }
      guard application?._scenes.isEmpty ?? true else { return }
      application?._terminate()
      if self?.applications[request.device.id] === application {
        self?.applications.removeShrinking(request.device.id)
      }
    }
    if isOnlyDevice { CurrentScene.adopt(runtime) }
    let session = UISceneSession(
      persistentIdentifier: request.id,
      role: .windowApplication,
      configuration: UISceneConfiguration(.windowApplication, in: manifest)
    )
    let scene = UIWindowScene(session: session, runtime: runtime)
    runtime.attach(scene)
    if running == nil { application._launch(for: scene) }
    runtime.turn { open(runtime, request) }
    return runtime
  }

  /// Returns the app that runs on a device; nil if a new scene needs a new instance, since apps
  /// without scene delegates have one window each.
  private func running(on device: Device) -> UIApplication? {
    guard let running = applications[device.id], !running._hasNoSceneDelegate else { return nil }
    running._update(device)
    return running
  }

  private func makeDelegate() -> any UIApplicationDelegate {
    guard
      let delegateClass = delegateClass as? NSObject.Type,
      let delegate = makeInstance(of: delegateClass) as? any UIApplicationDelegate
    else {
      preconditionFailure(
        "Expected an application delegate that derives from UIResponder, got \(delegateClass)."
      )
    }
    return delegate
  }

  private func open(_ runtime: _SceneRuntime, _ request: SceneRequest) {
    let application = runtime.application
    guard let scene = runtime.windowScene else { return }
    let session = scene.session
    session.stateRestorationActivity = request.restorationData.flatMap {
      NSUserActivity(_encoded: $0)
    }
    let options = UIScene.ConnectionOptions(
      urlContexts: Set(
        request.path.flatMap(_SceneRuntime.url(below:)).map { [UIOpenURLContext(url: $0)] } ?? []
      ),
      userActivities: Set(session.stateRestorationActivity.map { [$0] } ?? [])
    )
    let configuration = OptionalRequirement.sceneConfiguration.call {
      application._appDelegate.application(
        application,
        configurationForConnecting: session,
        options: options
      )
    }
    if let configuration { session.configuration = configuration }
    session.scene = scene
    application._scenes.append(scene)
    if session.configuration.delegateClass == nil, !application._launchWindows.isEmpty {
      return open(runtime, showing: application._launchWindows, at: request.path)
    }
    guard
      let delegateClass = session.configuration.delegateClass as? NSObject.Type,
      let delegate = makeInstance(of: delegateClass) as? any UISceneDelegate
    else {
      preconditionFailure(
        """
        Expected a scene delegate class in the UISceneConfiguration that \
        \(type(of: application._appDelegate)) gives, got \
        \(String(describing: session.configuration.delegateClass)). Set delegateClass in \
        application(_:configurationForConnecting:options:), or make a window key and visible in \
        application(_:didFinishLaunchingWithOptions:).
        """
      )
    }
    runtime.sceneDelegate = delegate
    scene.delegate = delegate
    let window = session.configuration.storyboard.map { storyboard in
      let window = UIWindow(windowScene: scene)
      AppManifest.fill(window, from: storyboard)
      (delegate as? any UIWindowSceneDelegate)?.window = window
      return window
    }
    delegate.scene(scene, willConnectTo: session, options: options)
    window?.makeKeyAndVisible()
    runtime.updateActivation(.inactive)
  }

  /// Shows the windows that an app without scene delegates created at launch.
  private func open(_ runtime: _SceneRuntime, showing windows: [UIWindow], at path: String?) {
    let application = runtime.application
    application._hasNoSceneDelegate = true
    application._launchWindows = []
    // They have no scene yet: it connects after the launch.
    for window in windows where !window.isHidden { window.windowScene = runtime.windowScene }
    if let url = path.flatMap(_SceneRuntime.url(below:)) {
      _ = application._appDelegate.application(application, open: url, options: [:])
    }
    runtime.updateActivation(.inactive)
  }
}
