import Foundation

/// The appearance proxy of a class, for all instances or those in some containers and traits.
@MainActor
struct _AppearanceProxy {
  let object: NSObject
  let standsFor: (NSObject) -> Bool
  /// The classes of the containers, innermost first; empty for all instances.
  let containers: [AnyClass]
  /// The traits of instances; nil for all.
  let traits: UITraitCollection?

  /// Returns the places of the proxy's containers among those of an object.
  ///
  /// - Parameter chain: The containers of the object, outermost first.
  /// - Returns: The places, outermost first; nil if the object is not in such containers.
  func match(in chain: [NSObject]) -> [Int]? {
    var places: [Int] = []
    var rest = chain.indices
    for type in containers.reversed() {
      guard let place = rest.first(where: { Self.isInstance(chain[$0], of: type) }) else {
        return nil
      }
      places.append(place)
      rest = (place + 1)..<chain.endIndex
    }
    return places
  }

  private static func isInstance(_ object: NSObject, of type: AnyClass) -> Bool {
    var current: AnyClass? = Swift.type(of: object)
    while let next = current {
      if next == type { return true }
      current = _getSuperclass(next)
    }
    return false
  }
}

/// A proxy that applies to an object, with what decides between several of a class.
@MainActor
struct _AppearanceMatch {
  let proxy: _AppearanceProxy
  let places: [Int]

  /// Returns whether the values of this proxy take precedence over those of another of its class.
  ///
  /// Apple: the outermost proxy wins, and the depth of the chain is the tie-breaker, when the
  /// hierarchy is read from the window down.
  func precedes(_ other: _AppearanceMatch) -> Bool {
    let (isForTraits, otherIsForTraits) = (proxy.traits != nil, other.proxy.traits != nil)
    if isForTraits != otherIsForTraits { return isForTraits }
    if places.isEmpty || other.places.isEmpty { return !places.isEmpty && other.places.isEmpty }
    for (place, otherPlace) in zip(places, other.places) where place != otherPlace {
      return place < otherPlace
    }
    return places.count > other.places.count
  }
}

/// The appearance proxies of an app.
@MainActor
struct _AppearanceProxies {
  /// The proxies, those of subclasses first.
  private var all: [_AppearanceProxy] = []

  var isEmpty: Bool { all.isEmpty }

  /// Returns the proxy of a class, which is made with the first call.
  mutating func proxy<Object: NSObject>(
    of type: Object.Type,
    for traits: UITraitCollection? = nil,
    in containers: [AnyClass] = []
  ) -> Object {
    let known = all.first { proxy in
      Swift.type(of: proxy.object) == type && proxy.traits == traits
        && proxy.containers.elementsEqual(containers, by: ==)
    }
    if let object = known?.object as? Object { return object }
    let object = makeInstance(of: type)
    let new = _AppearanceProxy(
      object: object,
      standsFor: { $0 is Object },
      containers: containers,
      traits: traits
    )
    // Proxies of subclasses precede those of superclasses, because their values take precedence.
    let place = all.firstIndex { $0.standsFor(object) }
    all.insert(new, at: place ?? all.endIndex)
    return object
  }

  /// Applies the appearance proxies of an object's class.
  func style(_ object: NSObject) {
    guard !all.isEmpty, let styled = object as? any _Styled else { return }
    (object as? UIView)?._forgetStyle()
    for match in matches(of: object) { styled._takeStyle(of: match.proxy.object) }
  }

  /// Applies the proxies for traits once more after those of a view have changed.
  func restyle(_ view: UIView) {
    guard all.contains(where: { $0.traits != nil && $0.standsFor(view) }) else { return }
    style(view)
  }

  /// Returns the proxies that apply to an object, those that take precedence first.
  private func matches(of object: NSObject) -> [_AppearanceMatch] {
    let proxies = all.filter { $0.standsFor(object) }
    let isSimple = proxies.allSatisfy { $0.containers.isEmpty && $0.traits == nil }
    if isSimple { return proxies.map { _AppearanceMatch(proxy: $0, places: []) } }
    let traits = (object as? any _Contained)?._appearanceTraits ?? .current
    let chain = containers(of: object)
    let found = proxies.compactMap { proxy -> _AppearanceMatch? in
      guard proxy.traits.map(traits.containsTraits) ?? true else { return nil }
      return proxy.match(in: chain).map { _AppearanceMatch(proxy: proxy, places: $0) }
    }
    var sorted: [_AppearanceMatch] = []
    for match in found {
      let type = ObjectIdentifier(Swift.type(of: match.proxy.object))
      let place = sorted.firstIndex { other in
        ObjectIdentifier(Swift.type(of: other.proxy.object)) == type && match.precedes(other)
      }
      sorted.insert(match, at: place ?? sorted.endIndex)
    }
    return sorted
  }

  /// Returns the objects that contain an object, outermost first.
  private func containers(of object: NSObject) -> [NSObject] {
    var chain: [NSObject] = []
    var current = object as? any _Contained
    while let next = current?._appearanceContainer {
      chain.append(next)
      current = next as? any _Contained
    }
    return chain.reversed()
  }
}

extension UIView: _Contained {
  /// Removes the values from proxies, before the view takes those of other containers or traits.
  fileprivate final func _forgetStyle() {
    guard let values = _lazyState?.styledValues, !values.isEmpty else { return }
    _lazyState?.styledValues = []
    for value in values where value.isCurrent() { value.reset() }
  }

  /// The tint that the view has itself, or nil.
  final var _ownTintColor: UIColor? {
    get { _lazyState?.tintColor }
    set { tintColor = newValue }
  }
}

extension _Styled where Self: UIView {
  /// Adopts a value of a proxy that the view has not set itself.
  ///
  /// - Parameters:
  ///   - path: The property.
  ///   - proxy: The proxy.
  ///   - unset: The value of the property that nobody has set.
  func _adopt<Value: Equatable>(
    _ path: ReferenceWritableKeyPath<Self, Value>,
    from proxy: Self,
    unset: Value
  ) {
    let value = proxy[keyPath: path]
    guard value != unset, self[keyPath: path] == unset else { return }
    self[keyPath: path] = value
    let styled = _StyledValue(
      isCurrent: { [unowned self] in self[keyPath: path] == value },
      reset: { [unowned self] in self[keyPath: path] = unset }
    )
    _makeLazyState().styledValues.append(styled)
  }

  /// Adopts an optional value of a proxy that the view has not set itself.
  func _adopt<Value: Equatable>(
    _ path: ReferenceWritableKeyPath<Self, Value?>,
    from proxy: Self
  ) {
    _adopt(path, from: proxy, unset: nil)
  }
}
