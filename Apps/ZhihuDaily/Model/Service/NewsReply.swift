public import Foundation

/// An HTTP response, reduced to the parts that the app uses.
public struct NewsReply: Sendable, Equatable {
  public var status: Int
  public var body: Data

  public init(status: Int, body: Data = Data()) {
    self.status = status
    self.body = body
  }
}
