public import Foundation
import Synchronization

extension NotificationCenter {
  /// Adds a method that observes notifications.
  ///
  /// A method of a main actor class is called on the main actor, asynchronously if the notification
  /// is posted on another thread. Other methods are called on the thread of the post.
  ///
  /// - Parameters:
  ///   - observer: The object that implements the method, held weakly.
  ///   - aSelector: The method; it may take the notification.
  ///   - aName: The name of the notifications; nil for all.
  ///   - anObject: The sender of the notifications; nil for all.
  public func addObserver(
    _ observer: Any,
    selector aSelector: Selector,
    name aName: Notification.Name?,
    object anObject: Any?
  ) {
    let observer = observer as AnyObject
    let target = SendableReference(observer)
    let notify: @Sendable (Notification) -> Void = { aSelector.notify(target, $0) }
    let token = addObserver(
      forName: aName,
      object: anObject,
      queue: nil,
      using: NotificationScope.current?.filtered(notify) ?? notify
    )
    SelectorObservers.add(
      SelectorObservers.Entry(
        center: SendableReference(self),
        name: aName,
        object: anObject.map { ObjectIdentifier($0 as AnyObject) },
        target: target,
        token: token
      ),
      of: observer
    )
  }

  /// Removes all observations of an object, or of a closure by its token.
  public func removeObserver(_ observer: AnyObject) {
    removeObserver(observer, name: nil, object: nil)
  }

  /// Removes observations of an object, or of a closure by its token.
  ///
  /// - Parameters:
  ///   - observer: The observer.
  ///   - aName: The name of the notifications; nil for all.
  ///   - anObject: The sender of the notifications; nil for all.
  public func removeObserver(
    _ observer: AnyObject,
    name aName: Notification.Name?,
    object anObject: Any?
  ) {
    let object = anObject.map { ObjectIdentifier($0 as AnyObject) }
    let removed = SelectorObservers.remove(of: observer) { entry in
      entry.center.object === self && (aName == nil || entry.name == aName)
        && (object == nil || entry.object == object)
    }
    for entry in removed { entry.remove() }
    removeObserver(observer as Any, name: aName, object: anObject)
  }
}

extension Selector {
  fileprivate func notify(_ target: SendableReference, _ notification: Notification) {
    guard let observer = target.object else { return }
    if sendAnywhere(to: observer, sender: notification) { return }
    // Unchecked: the caller of `post` does not change the posted notification.
    nonisolated(unsafe) let sender = notification
    let send: @MainActor @Sendable () -> Void = { [self] in
      if let observer = target.object { _send(to: observer, sender: sender) }
    }
    if MainQueue.isCurrent {
      MainActor.assumeIsolated { send() }
    } else {
      Task { @MainActor in send() }
    }
  }
}

/// The observers with selectors, kept for their removal.
private enum SelectorObservers {
  struct Entry: Sendable {
    let center: SendableReference
    let name: Notification.Name?
    let object: ObjectIdentifier?
    let target: SendableReference
    /// Unchecked: notification centres accept tokens on any thread.
    nonisolated(unsafe) let token: any NSObjectProtocol

    func remove() {
      let center = center.object as? NotificationCenter
      center?.removeObserver(token as Any, name: nil, object: nil)
    }
  }

  private struct State {
    var entries: [ObjectIdentifier: [Entry]] = [:]
    var count = 0
    /// The count above which entries of deallocated observers are removed.
    var limit = 64

    /// Removes the entries of deallocated observers.
    mutating func sweep() -> [Entry] {
      var dead: [Entry] = []
      for (observer, known) in entries {
        let living = known.filter { $0.target.object != nil }
        dead += known.filter { $0.target.object == nil }
        entries[observer] = living.isEmpty ? nil : living
      }
      count -= dead.count
      limit = max(64, 2 * count)
      return dead
    }
  }

  private static let state = Mutex(State())

  /// - Complexity: O(1) amortised.
  static func add(_ entry: Entry, of observer: AnyObject) {
    let dead = state.withLock { state in
      state.entries[ObjectIdentifier(observer), default: []].append(entry)
      state.count += 1
      return state.count > state.limit ? state.sweep() : []
    }
    for entry in dead { entry.remove() }
  }

  static func remove(of observer: AnyObject, where isMeant: (Entry) -> Bool) -> [Entry] {
    state.withLock { state in
      guard let known = state.entries[ObjectIdentifier(observer)] else { return [] }
      let removed = known.filter(isMeant)
      let kept = known.filter { !isMeant($0) }
      state.entries[ObjectIdentifier(observer)] = kept.isEmpty ? nil : kept
      state.count -= removed.count
      return removed
    }
  }
}
