public import Foundation

/// A drag, as far as its source and the places that it goes over have it in common.
@preconcurrency @MainActor
public protocol UIDragDropSession: NSObjectProtocol {
  var items: [UIDragItem] { get }

  /// Whether the source lets items be moved rather than copied.
  var allowsMoveOperation: Bool { get }

  /// Whether the items may not leave the app, which they never do here.
  var isRestrictedToDraggingApplication: Bool { get }

  /// The place of the finger in a view.
  func location(in view: UIView) -> CGPoint

  /// Whether an item has data of one of the types.
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool

  /// Whether an object of a class can be made from an item.
  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

/// A drag, for its source.
@preconcurrency @MainActor
public protocol UIDragSession: UIDragDropSession {
  /// Anything that the source wants to find in the drop.
  var localContext: Any? { get set }
}

/// The indicator that a drop shows while its items load; none is shown here.
public enum UIDropSessionProgressIndicatorStyle: UInt, Sendable {
  case none, `default`
}

/// A drag, for the places that it goes over.
@preconcurrency @MainActor
public protocol UIDropSession: UIDragDropSession, ProgressReporting {
  /// The drag; it always comes from the app itself here.
  var localDragSession: (any UIDragSession)? { get }

  var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }

  /// Loads an object of each item that has one of the class, in the order of items; others are left out.
  @discardableResult
  func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress
}

extension UIDragDropSession {
  /// Whether a value of a Swift type, as `String`, can be made from an item.
  public func canLoadObjects<T: _ObjectiveCBridgeable>(ofClass aClass: T.Type) -> Bool
  where T._ObjectiveCType: NSItemProviderReading {
    canLoadObjects(ofClass: T._ObjectiveCType.self)
  }
}

extension UIDropSession {
  /// Loads a value of a Swift type, as `String`, of each item that has one.
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
