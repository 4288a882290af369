import FootballGatherModel
import GatherServer
import UIKitHosting

/// Adds the visitor's address to requests to this program's own server.
///
/// The server's limits count by address, and all of the app's requests come from this machine.
struct VisitorTransport: GatherTransport {
  private let transport: URLSessionGatherTransport
  private let key: ForwardingKey
  private let visitor: DeviceAddress

  init(_ transport: URLSessionGatherTransport, key: ForwardingKey, visitor: DeviceAddress) {
    self.transport = transport
    self.key = key
    self.visitor = visitor
  }

  func send(_ request: GatherRequest) async throws(GatherServiceError) -> GatherReply {
    try await transport.send(stamped(request))
  }

  func open(_ request: GatherRequest) -> AsyncThrowingStream<GatherStreamPart, any Error> {
    transport.open(stamped(request))
  }

  private func stamped(_ request: GatherRequest) -> GatherRequest {
    guard let name = visitor.name else { return request }
    var request = request
    request.fields[ForwardingKey.fieldName] = key.fieldValue(for: name)
    return request
  }
}
