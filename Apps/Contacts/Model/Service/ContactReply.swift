public import Foundation

/// An HTTP response, as far as the directory service reads it.
public struct ContactReply: Sendable, Equatable {
  public var status: Int
  public var entityTag: String?
  public var body: Data

  public init(status: Int, entityTag: String? = nil, body: Data = Data()) {
    self.status = status
    self.entityTag = entityTag
    self.body = body
  }
}
