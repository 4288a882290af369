public import Foundation

/// A response, as far as the app reads it.
public struct CategoriesReply: Sendable, Equatable {
  public var status: Int
  public var body: Data

  public init(status: Int, body: Data = Data()) {
    self.status = status
    self.body = body
  }
}
