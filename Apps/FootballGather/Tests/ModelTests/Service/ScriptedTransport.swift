import FootballGatherModel
import FootballGatherTesting
import Foundation

/// A transport that returns the given responses in their order, and records the requests.
final class ScriptedTransport: GatherTransport {
  typealias Answer = Result<GatherReply, GatherServiceError>

  private let answers: Shared<[Answer]>
  private let asked = Shared<[GatherRequest]>([])

  init(_ answers: Answer...) {
    self.answers = Shared(answers)
  }

  init(all answers: [Answer]) {
    self.answers = Shared(answers)
  }

  var requests: [GatherRequest] { asked.value }

  func send(_ request: GatherRequest) async throws(GatherServiceError) -> GatherReply {
    asked.change { $0.append(request) }
    let answer = answers.change { $0.isEmpty ? nil : $0.removeFirst() }
    guard let answer else { throw .server(status: 0) }
    return try answer.get()
  }

  func open(_ request: GatherRequest) -> AsyncThrowingStream<GatherStreamPart, any Error> {
    asked.change { $0.append(request) }
    let answers = answers.change { answers in
      defer { answers = [] }
      return answers
    }
    return AsyncThrowingStream { continuation in
      for (index, answer) in answers.enumerated() {
        switch answer {
        case .success(let reply) where index == 0: continuation.yield(.head(reply))
        case .success(let reply): continuation.yield(.bytes(reply.body))
        case .failure(let error): return continuation.finish(throwing: error)
        }
      }
      continuation.finish()
    }
  }
}

extension ScriptedTransport.Answer {
  static func reply(
    _ status: Int,
    _ body: String = "",
    _ fields: [String: String] = [:]
  ) -> Self {
    .success(GatherReply(status: status, fields: fields, body: Data(body.utf8)))
  }
}
