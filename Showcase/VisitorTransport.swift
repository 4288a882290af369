import FootballGatherModel
import GatherServer
import UIKitHosting

/// Tells this program's own server which visitor a request is for.
///
/// The server's limits count addresses, and all of the app's requests come from this machine.
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
