public import Foundation

/// Something that happened to a store without anybody's asking.
public enum ContactStoreNotice: Sendable, Equatable {
  /// The file was damaged. It lies at the address given now, and the store began anew.
  case damagedFileSetAside(URL)
}
