public import Foundation

/// An event of a store that the user did not cause.
public enum ContactStoreNotice: Sendable, Equatable {
  /// The file was damaged and moved to this address, and the store was created anew.
  case damagedFileSetAside(URL)
}
