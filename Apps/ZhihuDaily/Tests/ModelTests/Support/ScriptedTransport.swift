import Foundation
import Synchronization
import ZhihuDailyModel

/// A transport that returns its answers in order, repeats the last, and can delay them.
final class ScriptedTransport: NewsTransport {
  typealias Answer = Result<NewsReply, NewsServiceError>

  private struct State {
    var answers: [Answer]
    var asked: [URL] = []
    var languages: [String?] = []
    var cancelled = 0
  }

  private let state: Mutex<State>
  let gate = Gate()

  init(_ answers: Answer...) {
    state = Mutex(State(answers: answers))
  }

  /// Makes a transport that answers with a text, such as JSON.
  convenience init(_ text: String, status: Int = 200) {
    self.init(.success(NewsReply(status: status, body: Data(text.utf8))))
  }

  /// The address of each request, in order.
  var asked: [URL] { state.withLock { $0.asked } }

  /// The language of each request, in order.
  var languages: [String?] { state.withLock { $0.languages } }

  /// The path and query of each request.
  var paths: [String] {
    asked.map { url in url.path + (url.query.map { "?\($0)" } ?? "") }
  }

  /// The number of requests that were cancelled before they were answered.
  var cancelled: Int { state.withLock { $0.cancelled } }

  func get(_ url: URL, language: String?) async throws(NewsServiceError) -> NewsReply {
    let answer = state.withLock { state in
      state.asked.append(url)
      state.languages.append(language)
      return state.answers.count > 1 ? state.answers.removeFirst() : state.answers[0]
    }
    await gate.pass()
    if Task.isCancelled { state.withLock { $0.cancelled += 1 } }
    return try answer.get()
  }
}
