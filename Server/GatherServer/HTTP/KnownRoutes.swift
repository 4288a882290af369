import HTTPTypes
import Hummingbird

/// Forwards routes to a router, and records the methods of each path.
final class KnownRoutes<Context: RequestContext>: RouterMethods {
  /// All methods that this service responds to.
  static var all: [HTTPRequest.Method] {
    [.get, .head, .post, .put, .patch, .delete, .options, .trace]
      + [HTTPRequest.Method("QUERY")].compactMap(\.self)
  }

  private let router: any RouterMethods<Context>
  private(set) var methods: [(path: RouterPath, methods: [HTTPRequest.Method])] = []

  init(_ router: any RouterMethods<Context>) {
    self.router = router
  }

  @discardableResult
  func on<Responder: HTTPResponder>(
    _ path: RouterPath,
    method: HTTPRequest.Method,
    responder: Responder
  ) -> Self where Responder.Context == Context {
    router.on(path, method: method, responder: responder)
    if let index = methods.firstIndex(where: { $0.path == path }) {
      methods[index].methods.append(method)
    } else {
      methods.append((path, [method]))
    }
    return self
  }

  func add(middleware: any MiddlewareProtocol<Request, Response, Context>) -> Self {
    _ = router.add(middleware: middleware)
    return self
  }
}
