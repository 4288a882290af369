public import Foundation
import Synchronization

// Items with providers. Representations that are available are added immediately; others follow
// when they are loaded.

extension UIPasteboard {
  /// The providers of the items; items without providers have new ones.
  public var itemProviders: [NSItemProvider] {
    get { _content.items.map { $0.provider ?? Self.provider(of: $0.values) } }
    set { setItemProviders(newValue, localOnly: false, expirationDate: nil) }
  }

  /// Replaces all items by those of providers.
  ///
  /// - Parameters:
  ///   - itemProviders: A provider per item.
  ///   - localOnly: Whether the items are not copied to the clipboard of the user's device.
  ///   - expirationDate: The date at which the items expire.
  public func setItemProviders(
    _ itemProviders: [NSItemProvider],
    localOnly: Bool,
    expirationDate: Date?
  ) {
    let loads = itemProviders.map { provider in
      provider.registeredTypeIdentifiers.map { type in
        let load = ProviderLoad(type)
        provider.load(type) { data, _ in load.finish(data) }
        return load
      }
    }
    let items = zip(itemProviders, loads).map { provider, loads in
      let known = loads.compactMap { load in
        load.takeLoadedData().map { (load.type, Self.value(of: $0, load.type)) }
      }
      return PasteboardContent.Item(
        values: Dictionary(known) { first, _ in first },
        provider: provider
      )
    }
    let options = PasteboardContent.Options(isLocal: localOnly, expiration: expirationDate)
    _change { $0.replace(items, options) }
    let count = changeCount
    for (index, loads) in loads.enumerated() {
      for load in loads {
        load.whenLate { [weak self] data in self?.fill(index, load.type, with: data, since: count) }
      }
    }
  }

  /// Replaces all items by objects.
  public func setObjects(_ objects: [any NSItemProviderWriting]) {
    setObjects(objects, localOnly: false, expirationDate: nil)
  }

  /// Replaces all items by objects.
  ///
  /// - Parameters:
  ///   - objects: An object per item.
  ///   - localOnly: Whether the items are not copied to the clipboard of the user's device.
  ///   - expirationDate: The date at which the items expire.
  public func setObjects(
    _ objects: [any NSItemProviderWriting],
    localOnly: Bool,
    expirationDate: Date?
  ) {
    setItemProviders(
      objects.map { NSItemProvider(object: $0) },
      localOnly: localOnly,
      expirationDate: expirationDate
    )
  }

  /// Replaces all items by values of a Swift type such as `String`.
  public func setObjects<T: _ObjectiveCBridgeable>(_ objects: [T])
  where T._ObjectiveCType: NSItemProviderWriting {
    setObjects(objects, localOnly: false, expirationDate: nil)
  }

  /// Replaces all items by values of a Swift type such as `String`.
  ///
  /// - Parameters:
  ///   - objects: A value per item.
  ///   - localOnly: Whether the items are not copied to the clipboard of the user's device.
  ///   - expirationDate: The date at which the items expire.
  public func setObjects<T: _ObjectiveCBridgeable>(
    _ objects: [T],
    localOnly: Bool,
    expirationDate: Date?
  ) where T._ObjectiveCType: NSItemProviderWriting {
    setObjects(
      objects.map { $0._bridgeToObjectiveC() as any NSItemProviderWriting },
      localOnly: localOnly,
      expirationDate: expirationDate
    )
  }

  private func fill(_ index: Int, _ type: String, with data: Data, since count: Int) {
    guard changeCount == count else { return }
    _change { $0.fill(index, type, with: Self.value(of: data, type)) }
  }

  /// Returns a text, URL or colour for the bytes of such types, or the bytes.
  private static func value(of data: Data, _ type: String) -> Any {
    if Kind.string.contains(type) { return text(data) ?? data }
    if Kind.url.contains(type) { return address(data) ?? data }
    if Kind.color.contains(type) { return color(data) ?? data }
    return data
  }

  private static func provider(of values: [String: Any]) -> NSItemProvider {
    let provider = NSItemProvider()
    for (type, value) in values.sorted(by: { $0.key < $1.key }) {
      if let data = data(of: value, type) {
        provider.registerDataRepresentation(forTypeIdentifier: type, visibility: .all) { done in
          done(data, nil)
          return nil
        }
      } else if let object = value as? any NSItemProviderWriting {
        provider.registerObject(object, visibility: .all)
      }
    }
    return provider
  }
}

/// A representation that a provider loads, immediately or later.
private final class ProviderLoad: Sendable {
  private struct State {
    var data: Data?
    var isFinished = false
    /// A Boolean value indicating whether it was finished when the values of its item were read.
    var isKnown = false
    var whenLate: (@MainActor @Sendable (Data) -> Void)?
  }

  let type: String
  private let state = Mutex(State())

  init(_ type: String) {
    self.type = type
  }

  /// Returns the bytes, if they have been loaded.
  func takeLoadedData() -> Data? {
    state.withLock { state in
      state.isKnown = state.isFinished
      return state.data
    }
  }

  func finish(_ data: Data?) {
    let handler = state.withLock { state in
      state.data = data
      state.isFinished = true
      return state.whenLate
    }
    Self.call(handler, data)
  }

  /// Calls a closure with bytes that were loaded later, in a turn of the scene of the calling code.
  @MainActor
  func whenLate(_ body: @escaping @MainActor @Sendable (Data) -> Void) {
    let runtime = _SceneRuntime.current
    let handler: @MainActor @Sendable (Data) -> Void = { data in
      guard let runtime else { return body(data) }
      if runtime.isConnected { runtime.turn { body(data) } }
    }
    let missed: Data? = state.withLock { state in
      guard !state.isKnown else { return nil }
      state.whenLate = handler
      return state.data
    }
    Self.call(handler, missed)
  }

  private static func call(_ handler: (@MainActor @Sendable (Data) -> Void)?, _ data: Data?) {
    guard let handler, let data else { return }
    Task { @MainActor in handler(data) }
  }
}
