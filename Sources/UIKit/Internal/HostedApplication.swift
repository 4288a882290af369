import Foundation
public import UIKitHosting

/// An app, started by its delegate's class, as hosts want it: one `UIApplication` a device.
@preconcurrency @MainActor
public final class _HostedUIApplication: HostedApplication {
  private let delegateClass: any UIApplicationDelegate.Type
  private var applications: [String: UIApplication] = [:]

  public init(delegateClass: any UIApplicationDelegate.Type) {
    self.delegateClass = delegateClass
  }

  public func connect(_ request: SceneRequest) -> any HostedScene {
    let application = application(for: request.device)
    let runtime = _SceneRuntime(application: application, request: request) {
      [weak self, weak application] in
      application?._scenes.removeAll { $0.activationState == .unattached }
      if application?._scenes.isEmpty ?? true {
        self?.applications.removeShrinking(request.device.id)
      }
    }
    runtime.turn { open(runtime, request) }
    return runtime
  }

  private func application(for device: Device) -> UIApplication {
    if let running = applications[device.id] {
      running._device = device
      return running
    }
    let application = UIApplication(delegate: makeDelegate(), device: device)
    applications[device.id] = application
    CurrentScene.$launching.withValue(application) {
      _ = application._appDelegate.application(application, didFinishLaunchingWithOptions: nil)
    }
    return application
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
    let session = UISceneSession(
      persistentIdentifier: request.id,
      role: .windowApplication,
      configuration: UISceneConfiguration(name: nil, sessionRole: .windowApplication)
    )
    session.stateRestorationActivity = request.restorationData.flatMap {
      NSUserActivity(_encoded: $0)
    }
    let options = UIScene.ConnectionOptions(
      urlContexts: Set(
        request.path.flatMap(_SceneRuntime.url(below:)).map { [UIOpenURLContext(url: $0)] } ?? []
      ),
      userActivities: Set(session.stateRestorationActivity.map { [$0] } ?? [])
    )
    session.configuration = application._appDelegate.application(
      application,
      configurationForConnecting: session,
      options: options
    )
    let scene = UIWindowScene(session: session, runtime: runtime)
    runtime.attach(scene)
    session.scene = scene
    application._scenes.append(scene)
    guard
      let delegateClass = session.configuration.delegateClass as? NSObject.Type,
      let delegate = makeInstance(of: delegateClass) as? any UISceneDelegate
    else {
      preconditionFailure(
        """
        Expected a scene delegate class in the UISceneConfiguration that \
        \(type(of: application._appDelegate)) gives, got \
        \(String(describing: session.configuration.delegateClass)). Set delegateClass in \
        application(_:configurationForConnecting:options:).
        """
      )
    }
    runtime.sceneDelegate = delegate
    scene.delegate = delegate
    delegate.scene(scene, willConnectTo: session, options: options)
    runtime.updateActivation(.inactive)
    runtime.updateActivation(.active)
  }
}
