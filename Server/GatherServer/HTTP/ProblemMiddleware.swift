import HTTPTypes
import Hummingbird
import Logging
import NIOCore

/// Converts every error into a response, and adds restrictive headers to every response.
struct ProblemMiddleware<Context: RequestContext>: RouterMiddleware {
  func handle(
    _ request: Request,
    context: Context,
    next: @concurrent (Request, Context) async throws -> Response
  ) async throws -> Response {
    var response: Response
    do {
      response = try await next(request, context)
    } catch {
      response = try problem(error, context).response(from: request, context: context)
    }
    for field in Self.fields where response.headers[field.name] == nil {
      response.headers.append(field)
    }
    // A client would parse a body after the head as the next response.
    return request.method == .head ? response.createHeadResponse() : response
  }

  private func problem(_ error: any Error, _ context: Context) -> Problem {
    switch error {
    case let problem as Problem: return problem
    case let error as HTTPError:
      return Problem(status: error.status, detail: error.body ?? error.status.reasonPhrase)
    case is NIOTooManyBytesError:
      return Problem(status: .contentTooLarge, detail: "The request is too long.")
    case is PasswordHasher.Busy: return .unavailable
    case StorageError.unavailable: return .unavailable
    case let error as DatabaseFileError:
      context.logger.error("The database cannot be used.", metadata: ["error": "\(error)"])
      return .unavailable
    case StorageError.commitUnknown:
      return Problem(
        status: .serviceUnavailable,
        detail: "The connection to the database was lost. Check whether the change was made.",
        headers: [.retryAfter: "5"]
      )
    default:
      // Errors of the storage contain statements, never their values.
      context.logger.error("A request failed.", metadata: ["error": "\(error)"])
      return .failed
    }
  }

  private static var fields: HTTPFields {
    [
      .contentSecurityPolicy: "default-src 'none'; frame-ancestors 'none'; sandbox",
      .xContentTypeOptions: "nosniff",
      .cacheControl: "no-store",
      .vary: "Authorization",
    ]
  }
}
