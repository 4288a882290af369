public import Foundation

/// The common protocol of drag and drop sessions.
@preconcurrency @MainActor
public protocol UIDragDropSession: NSObjectProtocol {
  var items: [UIDragItem] { get }

  /// A Boolean value that indicates whether the source allows moving items rather than copying
  /// them.
  var allowsMoveOperation: Bool { get }

  /// A Boolean value that indicates whether the items must stay in the app, as they always do here.
  var isRestrictedToDraggingApplication: Bool { get }

  /// Returns the location of the finger in a view.
  func location(in view: UIView) -> CGPoint

  /// Returns whether an item has data of one of the types.
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool

  /// Returns whether an object of a class can be created from an item.
  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

/// A drag session, for its source.
@preconcurrency @MainActor
public protocol UIDragSession: UIDragDropSession {
  /// An object of the app that is available in the drop.
  var localContext: Any? { get set }
}

/// The progress indicator of a drop while its items load; none is shown here.
public enum UIDropSessionProgressIndicatorStyle: UInt, Sendable {
  case none, `default`
}

/// A drop session, for drop targets.
@preconcurrency @MainActor
public protocol UIDropSession: UIDragDropSession, ProgressReporting {
  /// The drag session; drags always come from the app itself here.
  var localDragSession: (any UIDragSession)? { get }

  var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }

  /// Loads an object of each item that provides the class, in the order of items; other items are
  /// skipped.
  @discardableResult
  func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress
}

extension UIDragDropSession {
  /// Returns whether a value of a bridged Swift type, such as `String`, can be created from an
  /// item.
  public func canLoadObjects<T: _ObjectiveCBridgeable>(ofClass aClass: T.Type) -> Bool
  where T._ObjectiveCType: NSItemProviderReading {
    canLoadObjects(ofClass: T._ObjectiveCType.self)
  }
}

extension UIDropSession {
  /// Loads a value of a bridged Swift type, such as `String`, of each item that provides one.
  @discardableResult
  public func loadObjects<T: _ObjectiveCBridgeable>(
    ofClass aClass: T.Type,
    completion: @escaping ([T]) -> Void
  ) -> Progress where T._ObjectiveCType: NSItemProviderReading {
    loadObjects(ofClass: T._ObjectiveCType.self) { objects in
      completion(
        objects.compactMap { object in
          var value: T?
          guard let object = object as? T._ObjectiveCType,
            T._conditionallyBridgeFromObjectiveC(object, result: &value)
          else { return nil }
          return value
        }
      )
    }
  }
}
