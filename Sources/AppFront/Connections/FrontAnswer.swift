package import NIOHTTP1

/// What the front does with a request.
package enum FrontAnswer: Sendable {
  /// Responds itself.
  case respond(FrontResponse)
  /// Passes the request on to the process of a device.
  case forward(DeviceUse)
  /// Opens the live connection that the request asks for, and makes its page reload.
  case reload
}

/// The use of a device's process by one request or live connection.
package struct DeviceUse: Sendable {
  /// The path of the process's Unix socket.
  package let socketPath: String
  /// The address of the client, which the process gets in `X-Forwarded-For`.
  package let client: String
  /// The names of the front's own cookies, which the process does not get.
  package let ownCookies: Set<String>
  /// The response if the process ends before it has responded.
  package let failure: FrontResponse
  /// Called once, when the request or the live connection is over.
  package let end: @Sendable () -> Void

  package init(
    socketPath: String,
    client: String,
    ownCookies: Set<String>,
    failure: FrontResponse,
    end: @escaping @Sendable () -> Void
  ) {
    self.socketPath = socketPath
    self.client = client
    self.ownCookies = ownCookies
    self.failure = failure
    self.end = end
  }
}

/// A response of the front itself.
package struct FrontResponse: Sendable {
  package var status: HTTPResponseStatus
  package var headers: HTTPHeaders
  package var body: String

  package init(
    _ status: HTTPResponseStatus,
    headers: HTTPHeaders = [:],
    body: String = ""
  ) {
    self.status = status
    self.headers = headers
    self.body = body
  }

  /// Returns a response with one line of text.
  package static func text(_ status: HTTPResponseStatus, _ text: String) -> FrontResponse {
    FrontResponse(
      status,
      headers: ["Content-Type": "text/plain; charset=utf-8"],
      body: text + "\n"
    )
  }
}
