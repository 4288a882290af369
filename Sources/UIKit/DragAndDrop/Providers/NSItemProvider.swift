public import Foundation
import Synchronization
import UniformTypeIdentifiers

/// A provider of data or objects of several types, loaded on demand.
///
/// Completion handlers are called on the main actor, in a turn of the requesting scene.
open class NSItemProvider: NSObject, NSCopying, @unchecked Sendable {
  // The mutable state is guarded by a lock.

  private typealias DataHandler =
    @Sendable (
      _ completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress?

  private struct Contents {
    var representations: [(type: String, load: DataHandler)] = []
    /// Objects in memory, which are returned for requests of their own class.
    var objects: [any NSItemProviderWriting] = []
    var suggestedName: String?
  }

  private let lock = NSLock()
  private var contents = Contents()

  private func withContents<Value>(_ body: (inout Contents) -> Value) -> Value {
    lock.withLock { body(&contents) }
  }

  public override init() {
    super.init()
  }

  /// Creates a provider of an object's data.
  public convenience init(object: any NSItemProviderWriting) {
    self.init()
    registerObject(object, visibility: .all)
  }

  /// Creates a provider of data of a type.
  public convenience init(item: (any NSSecureCoding)?, typeIdentifier: String?) {
    self.init()
    if let bytes = item as? NSData, let typeIdentifier {
      let data = Data(referencing: bytes)
      registerDataRepresentation(forTypeIdentifier: typeIdentifier, visibility: .all) { done in
        done(data, nil)
        return nil
      }
    } else if let object = item as? any NSItemProviderWriting {
      registerObject(object, visibility: .all)
    }
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSItemProvider()
    let contents = withContents { $0 }
    copy.withContents { $0 = contents }
    return copy
  }

  // MARK: - Registering

  /// The suggested name of a file with the data.
  open var suggestedName: String? {
    get { withContents { $0.suggestedName } }
    set { withContents { $0.suggestedName = newValue } }
  }

  /// The types of data, in the order of registration.
  open var registeredTypeIdentifiers: [String] {
    withContents { $0.representations.map(\.type) }
  }

  /// Registers the data of an object, for each type that it can write.
  open func registerObject(
    _ object: any NSItemProviderWriting,
    visibility: NSItemProviderRepresentationVisibility
  ) {
    withContents { $0.objects.append(object) }
    let writer = Writer(object: object)
    for type in object.writableTypeIdentifiersForItemProvider {
      registerDataRepresentation(forTypeIdentifier: type, visibility: visibility) { done in
        writer.object.loadData(withTypeIdentifier: type, forItemProviderCompletionHandler: done)
      }
    }
  }

  /// Registers an object of a class, which is created on demand.
  open func registerObject(
    ofClass aClass: any NSItemProviderWriting.Type,
    visibility: NSItemProviderRepresentationVisibility,
    loadHandler:
      @escaping @Sendable (
        @escaping @Sendable ((any NSItemProviderWriting)?, (any Error)?) -> Void
      ) -> Progress?
  ) {
    for type in aClass.writableTypeIdentifiersForItemProvider {
      registerDataRepresentation(forTypeIdentifier: type, visibility: visibility) { done in
        loadHandler { object, error in
          guard let object else { return done(nil, error) }
          _ = object.loadData(withTypeIdentifier: type, forItemProviderCompletionHandler: done)
        }
      }
    }
  }

  /// Registers data of a type, which is created on demand; replaces a previous registration of the
  /// type.
  open func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    visibility: NSItemProviderRepresentationVisibility,
    loadHandler:
      @escaping @Sendable (
        _ completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
      ) -> Progress?
  ) {
    withContents { contents in
      if let index = contents.representations.firstIndex(where: { $0.type == typeIdentifier }) {
        contents.representations[index].load = loadHandler
      } else {
        contents.representations.append((typeIdentifier, loadHandler))
      }
    }
  }

  // MARK: - Questions

  /// Returns whether a type equals another or conforms to it.
  static func conforms(_ type: String, to other: String) -> Bool {
    if type == other { return true }
    guard let type = UTType(type), let other = UTType(other) else { return false }
    return type.conforms(to: other)
  }

  /// Returns whether data of a type, or of a type that conforms to it, is registered.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    registeredTypeIdentifiers.contains { Self.conforms($0, to: typeIdentifier) }
  }

  /// Returns whether an object of a class can be created from the data.
  open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    readableType(of: aClass) != nil
  }

  private func readableType(of aClass: any NSItemProviderReading.Type) -> String? {
    let registered = registeredTypeIdentifiers
    for wanted in aClass.readableTypeIdentifiersForItemProvider {
      if let found = registered.first(where: { Self.conforms($0, to: wanted) }) {
        return found
      }
    }
    return nil
  }

  // MARK: - Loading

  /// Loads data of a type, or of a type that conforms to it.
  @discardableResult
  open func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    let turn = SceneTurn()
    return load(typeIdentifier) { data, error in
      turn.run { completionHandler(data, error) }
    }
  }

  /// Loads an object of a class.
  @discardableResult
  open func loadObject(
    ofClass aClass: any NSItemProviderReading.Type,
    completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    let turn = SceneTurn()
    let objects = withContents { $0.objects }
    let index = objects.firstIndex { type(of: $0) == aClass && $0 is any NSItemProviderReading }
    if let index {
      let writer = Writer(object: objects[index])
      turn.run { completionHandler(writer.object as? any NSItemProviderReading, nil) }
      return Self.finished()
    }
    guard let type = readableType(of: aClass) else {
      let error = ItemProviderError.noSuchType("\(aClass)")
      turn.run { completionHandler(nil, error) }
      return Self.finished()
    }
    let reader = Reader(type: aClass)
    return load(type) { data, error in
      turn.run {
        guard let data else {
          return completionHandler(nil, error ?? ItemProviderError.noData(type))
        }
        do {
          let object = try reader.type.object(withItemProviderData: data, typeIdentifier: type)
          completionHandler(object, nil)
        } catch {
          completionHandler(nil, error)
        }
      }
    }
  }

  /// Loads data; the completion handler is called where the data arrives, outside a turn of a
  /// scene.
  @discardableResult
  final func load(
    _ typeIdentifier: String,
    _ completion: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    let found = withContents { contents in
      contents.representations.first { Self.conforms($0.type, to: typeIdentifier) }
    }
    guard let found else {
      completion(nil, ItemProviderError.noSuchType(typeIdentifier))
      return Self.finished()
    }
    let progress = Progress(totalUnitCount: 1)
    let report = Report(progress: progress)
    _ = found.load { data, error in
      // Repeated calls of a handler are ignored.
      guard report.finish() else { return }
      completion(data, data == nil ? error ?? ItemProviderError.noData(typeIdentifier) : nil)
    }
    return progress
  }

  private static func finished() -> Progress {
    let progress = Progress(totalUnitCount: 1)
    progress.completedUnitCount = 1
    return progress
  }
}

extension NSItemProvider {
  /// Returns whether a value of a bridged Swift type, such as `String`, can be loaded.
  public func canLoadObject<T: _ObjectiveCBridgeable>(ofClass aClass: T.Type) -> Bool
  where T._ObjectiveCType: NSItemProviderReading {
    canLoadObject(ofClass: T._ObjectiveCType.self)
  }

  /// Loads a value of a bridged Swift type, such as `String`.
  @discardableResult
  public func loadObject<T: _ObjectiveCBridgeable & SendableMetatype>(
    ofClass aClass: T.Type,
    completionHandler: @escaping @Sendable (T?, (any Error)?) -> Void
  ) -> Progress where T._ObjectiveCType: NSItemProviderReading & SendableMetatype {
    loadObject(ofClass: T._ObjectiveCType.self) { object, error in
      var value: T?
      if let object = object as? T._ObjectiveCType {
        _ = T._conditionallyBridgeFromObjectiveC(object, result: &value)
      }
      completionHandler(value, error)
    }
  }
}

/// The reasons why an item provider returns no data.
enum ItemProviderError: Error, CustomStringConvertible {
  case noSuchType(String)
  case noData(String)
  case unreadable(String)

  var description: String {
    switch self {
    case .noSuchType(let type):
      "No representation of the item provider conforms to \(type): see registeredTypeIdentifiers."
    case .noData(let type):
      "The item provider's handler for \(type) gave neither data nor an error."
    case .unreadable(let type): "The data of the item provider is no \(type)."
    }
  }
}

/// An object that was registered with a provider.
///
/// Unchecked: Apple's protocol is not `Sendable` either; providers pass objects on without changing
/// them.
private struct Writer: @unchecked Sendable {
  let object: any NSItemProviderWriting
}

/// Unchecked: a metatype, which has no state.
private struct Reader: @unchecked Sendable {
  let type: any NSItemProviderReading.Type
}

/// The completion of a request.
///
/// Unchecked: the mutex guards the flag, and `Progress` is thread-safe.
private final class Report: @unchecked Sendable {
  private let progress: Progress
  private let isFinished = Mutex(false)

  init(progress: Progress) {
    self.progress = progress
  }

  /// - Returns: True for the first call.
  func finish() -> Bool {
    let isFirst = isFinished.withLock { flag in
      defer { flag = true }
      return !flag
    }
    if isFirst { progress.completedUnitCount = 1 }
    return isFirst
  }
}

/// The requesting scene, in whose turn the result is delivered.
struct SceneTurn: Sendable {
  private let runtime = CurrentScene.runtime

  func run(_ body: @escaping @Sendable () -> Void) {
    Task { @MainActor in
      guard let runtime else { return body() }
      if runtime.isConnected { runtime.turn(body) }
    }
  }
}
