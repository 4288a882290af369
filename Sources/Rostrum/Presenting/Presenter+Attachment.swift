// Attach, detach and destroy are separate events; repeated calls of each have no effect.
extension Presenter {
  public final var isAttached: Bool { life == .attached && view != nil }
  public final var isDestroyed: Bool { life == .destroyed }

  /// Attaches `view`, which shows the state from now on.
  ///
  /// It has no effect if `view` is attached already, or if the presenter is destroyed. Another
  /// attached view is detached first.
  public final func attach(_ view: View) {
    guard let target = view as? any StateRendering<State> else {
      preconditionFailure(
        "\(View.self) does not render \(State.self); declare the contract as "
          + "`protocol …: StateRendering where State == \(State.self)`."
      )
    }
    begin(with: target)
  }

  /// Detaches a view that ``attach(_:)`` attached.
  ///
  /// It has no effect if `view` is not the attached one.
  public final func detach(_ view: View) {
    guard let target = view as? any StateRendering<State> else { return }
    detach(anyView: target)
  }

  public final func attach(anyView view: AnyObject) {
    guard let target = view as? any StateRendering<State>, view is View else {
      preconditionFailure(
        "\(type(of: view)) is attached to \(type(of: self)) but is not \(View.self); declare the "
          + "conformance on it and implement `render(_ state: \(State.self))`."
      )
    }
    begin(with: target)
  }

  public final func detach(anyView view: AnyObject) {
    guard life == .attached, self.view === view else { return }
    endAttachment()
  }

  /// Ends the presenter: detaches its view, discards waiting one-shots, cancels its work (except
  /// work that must finish) and releases every reference that the work table holds.
  public final func destroy() {
    guard life != .destroyed else { return }
    if life == .attached { endAttachment() }
    life = .destroyed
    willDestroy()
    view = nil
    oneShots = []
    shownAtDetach = nil
    workTable?.destroy()
  }

  // MARK: - Private

  private func begin(with target: any StateRendering<State>) {
    guard life != .destroyed, !(life == .attached && view === target) else { return }
    if life == .attached { endAttachment() }
    let isFirst = life == .new
    needsRender = view !== target || shownAtDetach != state
    shownAtDetach = nil
    view = target
    life = .attached
    let wasServing = isServing
    isServing = true
    didAttach(isFirst: isFirst)
    isServing = wasServing
    serve()
  }

  private func endAttachment() {
    life = .detached
    shownAtDetach = needsRender ? nil : state
    oneShots.removeAll { $0.policy == .vanish }
    didDetach()
  }
}
