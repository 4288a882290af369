/// An object that has traits.
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
  var traitCollection: UITraitCollection { get }

  /// Notifies the object that a trait has changed.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// An object whose traits can be observed.
@preconcurrency @MainActor
public protocol UITraitChangeObservable {
  typealias TraitChangeHandler<TraitEnvironment> = (
    _ traitEnvironment: TraitEnvironment,
    _ previousTraitCollection: UITraitCollection
  ) -> Void where TraitEnvironment: UITraitEnvironment

  /// Registers a handler for changes of traits.
  ///
  /// The handler is retained for the lifetime of the observed object, which it receives as its
  /// first argument and must not capture strongly.
  ///
  /// - Returns: The registration, to unregister earlier.
  @discardableResult
  func registerForTraitChanges<TraitEnvironment: UITraitEnvironment>(
    _ traits: [UITrait],
    handler: @escaping TraitChangeHandler<TraitEnvironment>
  ) -> any UITraitChangeRegistration

  func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}

/// A registration for trait changes.
public protocol UITraitChangeRegistration: NSCopying, NSObjectProtocol {}

/// The registrations of one environment.
@MainActor
final class _TraitRegistrations {
  @MainActor
  private final class Entry: NSObject, UITraitChangeRegistration {
    let traits: [UITrait]
    let handler: (any UITraitEnvironment, UITraitCollection) -> Void

    init(
      _ traits: [UITrait],
      _ handler: @escaping (any UITraitEnvironment, UITraitCollection) -> Void
    ) {
      self.traits = traits
      self.handler = handler
    }

    nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
  }

  private var entries: [Entry] = []

  func add<Environment>(
    _ traits: [UITrait],
    _ handler: @escaping (Environment, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let entry = Entry(traits) { environment, old in
      // The handler takes the observed object as the type that was registered.
      if let environment = environment as? Environment { handler(environment, old) }
    }
    entries.append(entry)
    return entry
  }

  func remove(_ registration: any UITraitChangeRegistration) {
    entries.removeAll { $0 === registration }
  }

  func changed(_ environment: any UITraitEnvironment, from old: UITraitCollection) {
    let new = environment.traitCollection
    for entry in entries where entry.traits.contains(where: { differs($0, old, new) }) {
      entry.handler(environment, old)
    }
  }

  private func differs(_ trait: UITrait, _ old: UITraitCollection, _ new: UITraitCollection) -> Bool
  {
    _TraitValues.differ(trait, old.values, new.values)
  }
}

extension UIView: UITraitEnvironment, UITraitChangeObservable {
  @discardableResult
  public func registerForTraitChanges<TraitEnvironment: UITraitEnvironment>(
    _ traits: [UITrait],
    handler: @escaping TraitChangeHandler<TraitEnvironment>
  ) -> any UITraitChangeRegistration {
    let lazyState = _makeLazyState()
    let registrations = lazyState.traitRegistrations ?? _TraitRegistrations()
    lazyState.traitRegistrations = registrations
    return registrations.add(traits, handler)
  }

  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    _lazyState?.traitRegistrations?.remove(registration)
  }
}

extension UIViewController: UITraitEnvironment, UITraitChangeObservable {
  @discardableResult
  public func registerForTraitChanges<TraitEnvironment: UITraitEnvironment>(
    _ traits: [UITrait],
    handler: @escaping TraitChangeHandler<TraitEnvironment>
  ) -> any UITraitChangeRegistration {
    let registrations = _traitRegistrations ?? _TraitRegistrations()
    _traitRegistrations = registrations
    return registrations.add(traits, handler)
  }

  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    _traitRegistrations?.remove(registration)
  }
}
