import Foundation
import Hummingbird

extension ZhihuEdition {
  /// Adds the interface proper; both names of a path are equivalent.
  func addNews(to router: RouterGroup<some RequestContext>) {
    for name in ["news", "stories"] {
      router.get("\(name)/latest") { request, context in
        answer(request, context) { writer(for: request).latest(today) }
      }
      router.get("\(name)/before/:date") { request, context in
        answer(request, context) {
          context.parameters.get("date").flatMap { EditionDate($0) }
            .map { day(before: $0, writer(for: request)) }
        }
      }
    }
    for name in ["news", "story"] {
      router.get("\(name)/:id") { request, context in
        answer(request, context) {
          story(context.parameters.get("id"), in: request.language).map {
            writer(for: request).story($0)
          }
        }
      }
    }
    addDiscussion(to: router)
  }

  private func addDiscussion(to router: RouterGroup<some RequestContext>) {
    router.get("story-extra/:id") { request, context in
      guard let story = story(context.parameters.get("id"), in: request.language) else {
        return Self.notFound(request)
      }
      let isNested = context.parameters.get("version") == "7"
      let counts = writer(for: request).counts(story, isNested: isNested)
      if isNested {
        return answer(request, context) {
          NestedCountsPayload(count: counts, voteStatus: 0, favorite: false)
        }
      }
      return answer(request, context) { counts }
    }
    for kind in [EditionComments.Kind.long, .short] {
      for tail in ["", "/before/:last"] {
        router.get("story/:id/\(kind)-comments\(tail)") { request, context in
          answer(request, context) {
            story(context.parameters.get("id"), in: request.language).map { story in
              writer(for: request).comments(
                EditionComments(story, kind),
                after: context.parameters.get("last").map { Int($0) ?? 0 },
                at: now()
              )
            }
          }
        }
      }
    }
  }

  // MARK: - Answers

  /// - Returns: Status 404 for an unsupported version, and for nil.
  private func answer(
    _ request: Request,
    _ context: some RequestContext,
    _ payload: () -> (some Encodable)?
  ) -> Response {
    guard ["3", "4", "7"].contains(context.parameters.get("version")), let payload = payload()
    else { return Self.notFound(request) }
    return Self.json(payload)
  }

  static func notFound(_ request: Request) -> Response {
    let text = request.language.texts.notFound
    return json(ErrorPayload(status: 1, errorMsg: text), status: .notFound)
  }

  private static func json(
    _ payload: some Encodable,
    status: HTTPResponse.Status = .ok
  ) -> Response {
    let encoder = JSONEncoder()
    encoder.keyEncodingStrategy = .convertToSnakeCase
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(payload) else {
      return Response(status: .internalServerError)
    }
    return Response(
      status: status,
      headers: .text("application/json; charset=utf-8"),
      body: ResponseBody(byteBuffer: ByteBuffer(bytes: data))
    )
  }
}
